// @vitest-environment jsdom
import { CalendarFeedPanel } from '@tutor/ui/classes/calendar-feed-panel.tsx';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('@tutor/ui/primitives/dialogs/confirm-store.ts', () => ({ confirm: vi.fn() }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const sent = vi.fn();
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.body.querySelector('main') ?? document.body);
});
afterEach(() => act(async () => root.unmount()));

async function press(name: string, isActive = true): Promise<void> {
  await act(async () =>
    root.render(
      <CalendarFeedPanel
        isActive={isActive}
        version={3}
        alarmMinutes={[]}
        zone="Asia/Manila"
        action="/classTab/feed"
        Form={({ onSubmit, ...props }) => (
          <form
            {...props}
            onSubmit={(event) => {
              onSubmit?.(event);
              if (event.defaultPrevented) return;
              event.preventDefault();
              sent(Object.fromEntries(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter)));
            }}
          />
        )}
      />,
    ),
  );
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  await act(async () => button?.click());
}

test.each([
  ['Renew the address', { intent: 'renew', version: '3' }],
  ['Take it back', { intent: 'revoke' }],
])('%s asks first, since it voids the address, and is sent once for a Yes', async (name, form) => {
  vi.mocked(confirm).mockResolvedValueOnce(false);
  await press(name);
  expect(confirm).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  vi.mocked(confirm).mockResolvedValueOnce(true);
  await press(name);
  expect(sent.mock.calls).toEqual([[form]]);
  vi.mocked(confirm).mockResolvedValueOnce(false);
  await press(name);
  expect(sent).toHaveBeenCalledOnce();
});

test('a first address voids nothing and is made at once', async () => {
  await press('Create an address', false);
  expect(confirm).not.toHaveBeenCalled();
  expect(sent).toHaveBeenCalledWith({ intent: 'renew', version: '3' });
});
