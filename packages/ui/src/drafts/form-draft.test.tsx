// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Disclosure } from '../primitives/layout/disclosure.tsx';
import { DraftsProvider } from './drafts-provider.tsx';
import { FormDraft } from './form-draft.tsx';

let page: HTMLElement;
let leave: () => void;

function load() {
  page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  leave = () => {
    act(() => root.unmount());
    page.remove();
  };
  act(() =>
    root.render(
      <DraftsProvider owner="7">
        {['first', 'second'].map((name) => (
          <Disclosure key={name} summary="Reply" open={false}>
            <form>
              <FormDraft name={name} />
              <textarea id={`${name}-content`} name="content" aria-label="Reply" />
            </form>
          </Disclosure>
        ))}
      </DraftsProvider>,
    ),
  );
}
const isOpen = () => [...page.querySelectorAll('details')].map(({ open }) => open);

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  leave();
  window.localStorage.clear();
  window.location.hash = '';
});

/** Types into the second form, and leaves the page. */
function typeAndLeave(): void {
  const area = page.querySelectorAll('textarea')[1] as HTMLTextAreaElement;
  area.value = 'See you!';
  act(() => area.dispatchEvent(new Event('input', { bubbles: true })));
  leave();
}

test('a text that comes back into a closed disclosure opens it; the others stay closed', () => {
  load();
  expect(isOpen()).toEqual([false, false]);
  typeAndLeave();
  load();
  expect(page.querySelectorAll('textarea')[1]?.value).toBe('See you!');
  expect(isOpen()).toEqual([false, true]);
  expect(page.textContent).toContain('What you typed before is back.');
});

test('the field that the address leads back to has the focus where its text comes back, and not without one', () => {
  load();
  typeAndLeave();
  window.location.hash = '#second-content';
  load();
  expect(document.activeElement?.id).toBe('second-content');
  leave();
  window.localStorage.clear();
  load();
  expect(document.activeElement).toBe(document.body);
});
