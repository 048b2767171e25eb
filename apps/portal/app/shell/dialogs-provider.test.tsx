// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Open, type OpenDialog, useOpenDialog } from '../session/open-dialog.ts';
import { DialogsProvider } from './dialogs-provider.tsx';
import { useEndedByWayBack } from './use-ended-by-way-back.ts';

interface Shown {
  opened: OpenDialog | undefined;
  onClose: () => void;
  onSwitch: (dialog: OpenDialog) => void;
  onKeepOnly: Parameters<typeof useEndedByWayBack>[0];
}
let shown: Shown;
vi.mock('./frame-dialogs.tsx', () => ({
  FrameDialogs: (props: Shown) => {
    useEndedByWayBack(props.onKeepOnly);
    shown = props;
    return null;
  },
}));
const place = vi.hoisted(() => ({ pathname: '/home', type: 'PUSH' }));
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: place.pathname }),
  useNavigationType: () => place.type,
}));
let open: Open;
function Page() {
  open = useOpenDialog();
  return null;
}
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

test('a press while a dialog is open opens none; that nobody was there is told after it, once', async () => {
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <DialogsProvider isFirstLogin={false}>
        <Page />
      </DialogsProvider>,
    ),
  );
  for (const name of ['feedback', 'aiChat', 'idle', 'idle'] as const) await act(async () => open({ name }));
  expect(shown.opened).toEqual({ name: 'feedback' });
  await act(async () => shown.onSwitch({ name: 'bindPhone' }));
  expect(shown.opened).toEqual({ name: 'bindPhone' });
  await act(async () => shown.onClose());
  expect(shown.opened).toEqual({ name: 'idle' });
  await act(async () => shown.onClose());
  expect(shown.opened).toBeUndefined();
  await act(async () => root.unmount());
});

test('the way back ends what was opened on the page that is left, and not what the next page opens', async () => {
  const root = createRoot(document.createElement('div'));
  const go = (pathname: string, type: string) => {
    Object.assign(place, { pathname, type });
    return act(async () =>
      root.render(
        <DialogsProvider isFirstLogin={false}>
          <Page />
        </DialogsProvider>,
      ),
    );
  };
  await go('/home', 'PUSH');
  await act(async () => open({ name: 'grades' }));
  // What is open may lead on by itself.
  await go('/scores', 'PUSH');
  expect(shown.opened).toEqual({ name: 'grades' });
  await go('/home', 'POP');
  expect(shown.opened).toBeUndefined();
  await act(async () => open({ name: 'idle' }));
  await go('/scores', 'POP');
  expect(shown.opened).toEqual({ name: 'idle' });
  await act(async () => root.unmount());
});
