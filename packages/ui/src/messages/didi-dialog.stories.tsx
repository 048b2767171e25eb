import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DidiDialog } from './didi-dialog.tsx';

const meta = {
  title: 'Messages/DidiDialog',
  component: DidiDialog,
  args: {
    isOpen: true,
    request: { id: 7, classId: 90_000_123 },
    html: '<p><strong>Mia</strong> looks for a teacher.</p><p>Phonics Fun, Lesson 12</p>',
    endsAt: new Date('2026-11-20T01:20:00Z'),
    grabAction: '/messages/didi-grab',
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof DidiDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const grab = await page.findByRole('button', { name: 'Grab' });
    // In a tab of its own, from the press itself.
    await expect(grab.closest('form')).toHaveAttribute('target', '_blank');
    await expect(page.getByText('Open for 10 min')).toBeVisible();
    await userEvent.click(page.getAllByRole('button', { name: 'Close' }).at(-1) ?? grab);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Grabbed: Story = {
  play: async ({ args, canvasElement }) => {
    const { ownerDocument } = canvasElement;
    // The order page itself stays closed here.
    ownerDocument.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    const page = within(ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Grab' }));
    await expect(await page.findByText('The order page opens in a new tab.')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Closing: Story = {
  args: { isClosing: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Closing...' }));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NearlyOver: Story = { args: { endsAt: new Date('2026-11-20T01:11:05Z') } };

export const Over: Story = {
  args: { endsAt: new Date('2026-11-20T01:10:00Z') },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('This request is over.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Grab' })).toBeDisabled();
  },
};

export const More: Story = { args: { more: 2 } };

export const NotClosed: Story = { args: { error: 'Links seem to get inaccessible.' } };
