// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { type Open, type OpenDialog, useOpenDialog } from '../session/open-dialog.ts';
import { DialogsProvider } from './dialogs-provider.tsx';

interface Shown {
  opened: OpenDialog | undefined;
  onClose: () => void;
  onSwitch: (dialog: OpenDialog) => void;
}
let shown: Shown;
vi.mock('./frame-dialogs.tsx', () => ({
  FrameDialogs: (props: Shown) => {
    shown = props;
    return null;
  },
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
