import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SystemMessageDialog } from './system-message-dialog.tsx';

const meta = {
  title: 'Messages/SystemMessageDialog',
  component: SystemMessageDialog,
  args: {
    isOpen: true,
    title: 'Your schedule for next week is open',
    html: '<p>You can release or cancel time for next week until <strong>Thursday 18:00</strong>.</p>',
    sentAt: new Date('2026-11-20T01:00:00Z'),
    zone: 'Asia/Manila',
    onNoted: fn(),
    onLater: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
} satisfies Meta<typeof SystemMessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Noted' }));
    await expect(args.onNoted).toHaveBeenCalledTimes(1);
    await expect(args.onLater).not.toHaveBeenCalled();
  },
};

export const SalaryAccount: Story = {
  args: {
    title: 'Please check your salary account',
    html: '<p>Your <strong>salary account</strong> was changed.</p>',
    action: { label: 'Check my account', href: '/newPersonalData' },
  },
};

export const Submitting: Story = { args: { isSubmitting: true } };

export const NotSent: Story = { args: { error: 'Links seem to get inaccessible.' } };

export const LongText: Story = { args: { html: '<p>A class is a promise to a child.</p>'.repeat(60) } };
