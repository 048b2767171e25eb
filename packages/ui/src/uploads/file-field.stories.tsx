import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { FileField, type FileFieldProps } from './file-field.tsx';
import type { FileItem } from './file-item.ts';

const photo: FileItem = {
  id: 'a',
  name: 'router without lights.jpg',
  size: 3_400_000,
  state: { kind: 'sending', percent: 42 },
};

const meta = {
  title: 'Uploads/FileField',
  component: FileField,
  args: {
    label: 'Attachment',
    name: 'attachment',
    accept: '.jpg,.jpeg,.png',
    limitsText: 'JPG or PNG, at most 10 MiB',
    files: [],
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Attachment');
    await expect(input).toHaveAccessibleDescription(/JPG or PNG, at most 10 MiB/);
    const file = new File(['x'], 'photo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onPick).toHaveBeenLastCalledWith([file]);
  },
};

export const Sending: Story = {
  args: { files: [photo] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of router without lights.jpg' })).toHaveValue(42);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: router without lights.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

/** What has no room is told, and goes to nobody. */
export const TooMany: Story = {
  args: { limit: 3, files: [{ ...photo, state: { kind: 'done' } }] },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Attachment');
    await expect(input).toHaveAccessibleDescription(/JPG or PNG, at most 10 MiB\. At most 3 files$/);
    const four = ['a.png', 'b.png', 'c.png', 'd.png'].map(picture);
    await userEvent.upload(input, four);
    await expect(args.onPick).toHaveBeenLastCalledWith(four.slice(0, 2));
    await expect(canvas.getByText('At most 3 files can be sent here; 2 were left out.')).toBeVisible();
    await expect(input).toBeInvalid();
    await step('What fits is no error any more', async () => {
      await userEvent.upload(input, picture('e.png'));
      await expect(input).toBeValid();
    });
  },
};

/** A field for one file takes the first of those that are dropped. */
export const TwoForOne: Story = {
  play: async ({ args, canvas }) => {
    const two = [picture('a.png'), picture('b.png')];
    const dataTransfer = new DataTransfer();
    for (const file of two) dataTransfer.items.add(file);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(await canvas.findByText(/or drop it here/), drop);
    await expect(args.onPick).toHaveBeenLastCalledWith(two.slice(0, 1));
    await expect(canvas.getByText('At most 1 file can be sent here; 1 was left out.')).toBeVisible();
  },
};

function Chosen(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  return <FileField {...props} files={files} onPick={() => setFiles([photo])} />;
}

/** Of a file that the form has had from the beginning nothing is said. */
export const Spoken: Story = {
  args: { files: [{ ...photo, id: 'b', name: 'bill.png', state: { kind: 'done' } }] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.upload(canvas.getByLabelText('Attachment'), new File(['x'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText('router without lights.jpg: 25 %')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { files: [{ ...photo, state: { kind: 'waiting', percent: 42, reason: 'offline' } }] },
};

export const Done: Story = {
  args: { files: [{ ...photo, state: { kind: 'done' }, reference: 'Absent/abcdefghijklmnopqrstuv.jpg' }] },
  play: async ({ canvasElement }) => {
    const hidden = canvasElement.querySelector<HTMLInputElement>('input[type=hidden]');
    await expect(hidden).toHaveValue('Absent/abcdefghijklmnopqrstuv.jpg');
  },
};

export const Failed: Story = {
  args: {
    error: 'Required',
    files: [{ ...photo, state: { kind: 'failed', message: 'Upload failed, please try again later', canRetry: true } }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: router without lights.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('a');
    await expect(within(canvas.getByRole('list')).getByText('Upload failed, please try again later')).toBeVisible();
  },
};
