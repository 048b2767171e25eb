import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { GroupPictureDialog } from './group-picture-dialog.tsx';

const onSubmit = fn((_picture: File): void => undefined);

const meta = {
  title: 'Chat/GroupPictureDialog',
  component: GroupPictureDialog,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  args: { isOpen: true, onOpenChange: fn(), onSubmit },
} satisfies Meta<typeof GroupPictureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function picture(width: number, height: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, width / 2, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob === null ? [] : [blob], 'class.png', { type: 'image/png' });
}

async function sizeOf(file: File): Promise<[width: number, height: number]> {
  const { width, height } = await createImageBitmap(file);
  return [width, height];
}

/** A part of it is cut out, square and never smaller than a group's picture has to be. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Picture'), await picture(600, 450));
    const closer = await dialog.findByRole('slider', { name: 'Closer' });
    await expect(closer).toHaveAttribute('max', '1.5');
    await waitFor(async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }));
      await expect(onSubmit).toHaveBeenCalled();
    });
    const cut = onSubmit.mock.calls[0]?.[0];
    await expect(cut === undefined ? undefined : await sizeOf(cut)).toEqual([450, 450]);
  },
};

export const SmallestAllowed: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Picture'), await picture(300, 300));
    await expect(await dialog.findByRole('slider', { name: 'Closer' })).toBeDisabled();
  },
};

export const TooSmall: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.upload(dialog.getByLabelText('Picture'), await picture(299, 400));
    await expect(
      await dialog.findByText('This picture has 299 × 400 px; it needs at least 300 px on each side.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save picture' }));
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const NoPicture: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.upload(
      dialog.getByLabelText('Picture'),
      new File(['no picture'], 'class.png', { type: 'image/png' }),
    );
    await expect(await dialog.findByText(/cannot be read as a picture/)).toBeVisible();
  },
};

export const Refused: Story = { args: { error: 'The picture could not be saved. You are offline.' } };
