import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FileItem } from './file-item.ts';
import { UploadProgressDialog, type UploadProgressDialogProps } from './upload-progress-dialog.tsx';

const photo: FileItem = { id: 'a', name: 'router.jpg', size: 3_000_000, state: { kind: 'sending', percent: 40 } };
const scan: FileItem = { id: 'b', name: 'identity card.pdf', size: 1_000_000, state: { kind: 'done' } };

const meta = {
  title: 'Uploads/UploadProgressDialog',
  component: UploadProgressDialog,
  args: { isOpen: true, files: [photo], onClose: fn(), onCancel: fn(), onRetry: fn(), onCancelAll: fn() },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof UploadProgressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Uploading' }));
    await expect(dialog.getByText('40 %')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.onCancelAll).toHaveBeenCalledTimes(1);
    await userEvent.click(dialog.getByRole('button', { name: 'Go on in the background' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Several: Story = {
  args: { files: [photo, scan] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Uploading' }));
    // By their bytes: 40 % of three parts and all of one.
    await expect(dialog.getByText('55 %')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Cancel all' })).toBeVisible();
    // What has arrived is not taken out here.
    await userEvent.click(dialog.getByRole('button', { name: /router\.jpg/ }));
    await expect(args.onCancel).toHaveBeenCalledWith('a');
  },
};

/** 99 percent of this size in bytes is no number that a computer writes down whole. */
export const Merging: Story = {
  args: { files: [{ ...photo, size: 1_059_187, state: { kind: 'sending', percent: 99 } }] },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Uploading' }));
    await expect(dialog.getByText('99 %')).toBeVisible();
  },
};

export const Done: Story = {
  args: { files: [{ ...photo, state: { kind: 'done' } }] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Uploaded' }));
    await expect(dialog.getByText('100 %')).toBeVisible();
    // It goes away by itself, 1500 ms after 100 %.
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1), { timeout: 3_000 });
  },
};

export const Failed: Story = {
  args: { files: [{ ...photo, state: { kind: 'failed', message: 'Upload fail', canRetry: true } }] },
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Upload failed' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Try again: router.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('a');
  },
};

/** A file that the service does not take is told here: nothing is left but to close. */
export const Refused: Story = {
  args: {
    files: [
      { ...photo, state: { kind: 'failed', message: 'Only JPG or PNG files can be sent here.', canRetry: false } },
      scan,
    ],
  },
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Upload failed' }),
    );
    await expect(dialog.getByText('Only JPG or PNG files can be sent here.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /Cancel all|Go on/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

function TriedAgain(props: UploadProgressDialogProps) {
  const [files, setFiles] = useState(props.files);
  const send = (id: string): void =>
    setFiles(files.map((file) => (file.id === id ? { ...file, state: { kind: 'sending', percent: 25 } } : file)));
  return <UploadProgressDialog {...props} files={files} onRetry={send} />;
}

/** What lies under the dialog is read out to nobody: it says itself what changes. What was there before has been said. */
export const Spoken: Story = {
  args: { files: [{ ...photo, state: { kind: 'failed', message: 'Upload fail', canRetry: true } }, scan] },
  render: (args) => <TriedAgain {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Upload failed' }),
    );
    await expect(dialog.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(dialog.getByRole('button', { name: 'Try again: router.jpg' }));
    await expect(await dialog.findByRole('status')).toHaveTextContent('router.jpg: 25 %');
  },
};
