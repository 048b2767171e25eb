import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { ConfirmDialogHost } from './confirm-dialog-host.tsx';
import { type ConfirmRequest, confirm } from './confirm-store.ts';

/** Submits in vain the first time. */
function FailingOnce(props: ConfirmDialogProps) {
  const tries = useRef(0);
  const awaitSubmit = async (): Promise<void> => {
    tries.current += 1;
    if (tries.current === 1) throw new Error('No modification for plotted schedule');
  };
  return <ConfirmDialog {...props} awaitSubmit={awaitSubmit} />;
}

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    isOpen: true,
    onSettle: fn(),
    title: 'Cancel this class?',
    message: 'It starts in 26 hours: the penalty is 50% of the lesson fee and 2 teaching points.',
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('alertdialog', { name: 'Cancel this class?' });
    await expect(dialog).toHaveAccessibleDescription(/the penalty is 50%/);
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(true);
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onSettle).toHaveBeenLastCalledWith(false);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSettle).toHaveBeenCalledTimes(3);
  },
};

export const Danger: Story = { args: { tone: 'danger', confirmText: 'Cancel class', cancelText: 'Keep class' } };

export const WithoutCancel: Story = {
  args: {
    isCancelHidden: true,
    title: 'Personal data',
    message: 'Please kindly upload your personal information ASAP.',
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog');
    await expect(page.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const Submitting: Story = {
  args: { awaitSubmit: () => new Promise(() => {}) },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
    const button = await page.findByRole('button', { name: 'Submitting...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await expect(args.onSettle).not.toHaveBeenCalled();
  },
};

export const SubmitFails: Story = {
  render: (args) => <FailingOnce {...args} />,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Confirm' }));
    await expect(await page.findByRole('alert')).toHaveTextContent('No modification for plotted schedule');
    await expect(args.onSettle).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onSettle).toHaveBeenLastCalledWith(true));
    await expect(page.queryByRole('alert')).toBeNull();
  },
};

const asked = fn();
const request: ConfirmRequest = { title: 'Log out?', message: 'Unsent drafts stay on this computer.' };

export const AskedByTheHost: Story = {
  render: () => (
    <>
      <ConfirmDialogHost />
      <Button onClick={() => confirm(request).then(asked)}>Log Out</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    asked.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    const opener = page.getByRole('button', { name: 'Log Out' });
    await userEvent.click(opener);
    await page.findByRole('alertdialog', { name: 'Log out?' });
    // Only one question at a time: the second is refused at once and the first stays.
    await expect(await confirm({ title: 'Another?', message: 'Never shown' })).toBe(false);
    await expect(page.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(asked).toHaveBeenCalledWith(true));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await page.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(false));
  },
};
