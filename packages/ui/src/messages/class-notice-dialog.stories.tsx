import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClassNoticeDialog } from './class-notice-dialog.tsx';

const meta = {
  title: 'Messages/ClassNoticeDialog',
  component: ClassNoticeDialog,
  args: {
    isOpen: true,
    title: 'Substitute wanted: Oxford Discover 3, Unit 8',
    html: '<p>A colleague is ill. Can you take over the class <strong>tomorrow at 8:30 PM</strong>?</p>',
    sentAt: new Date('2026-11-20T01:00:00Z'),
    zone: 'Asia/Manila',
    onAccept: fn(),
    onRefuse: fn(),
    onLater: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ClassNoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Read and Accept' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledTimes(1);
  },
};

export const Refusing: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveFocus();
    await userEvent.keyboard('I am away.');
    // Cancel goes back to the notice, and the reason is still there.
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(page.getByRole('button', { name: 'Read and Accept' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveValue('I am away.');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(args.onRefuse).toHaveBeenCalledWith('I am away.');
  },
};

export const ReasonMissing: Story = {
  args: { reasonError: 'pls give the reason why u Refuse' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Refuse' }));
    await expect(page.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /pls give the reason why u Refuse/,
    );
  },
};

export const Accepting: Story = { args: { pending: 'accept' } };

export const NotTaken: Story = { args: { error: 'You have already refused this notice.' } };
