import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileName, pictureUrl } from './chat-story-data.ts';
import { ImageViewer } from './image-viewer.tsx';

const onClose = fn();

const meta = {
  title: 'Chat/ImageViewer',
  component: ImageViewer,
  args: {
    pictures: [
      { key: '1', src: `${pictureUrl}#1`, name: 'page 11.png', detail: "Coco's mother, Fri 20 Nov 2026, 9:00 AM" },
      { key: '2', src: `${pictureUrl}#2`, name: 'page 12.png' },
      { key: '3', src: `${pictureUrl}#3`, name: 'page 13.png' },
    ],
    openKey: '2',
    onClose,
  },
} satisfies Meta<typeof ImageViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows go from one to the next, plus and minus come closer, Escape closes. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'page 12.png' }));
    await expect(dialog.getByText('2 of 3')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Download' })).toHaveAttribute('href', `${pictureUrl}#2`);
    dialog.getByRole('button', { name: 'Next picture' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await page.findByRole('heading', { name: 'page 13.png' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{+}{+}');
    await expect(dialog.getByText('200 %')).toBeVisible();
    await userEvent.keyboard('{-}');
    await expect(dialog.getByText('150 %')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
    await expect(dialog.getByText('100 %')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalled();
  },
};

export const Broken: Story = {
  args: { pictures: [{ key: '1', src: 'data:image/png;base64,AAAA', name: hostileName }], openKey: '1' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('The picture cannot be shown. You can download it.')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
