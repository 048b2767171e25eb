import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { SendLaterDialog } from './send-later-dialog.tsx';

const onSchedule = fn();
const onCancel = fn();

const meta = {
  title: 'Chat/SendLaterDialog',
  component: SendLaterDialog,
  beforeEach: () => {
    onSchedule.mockClear();
    onCancel.mockClear();
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    text: 'Good morning! Please bring page 12.',
    scheduled: [
      { id: 1, text: 'See you tomorrow.', sendAt: new Date('2026-11-20T09:00:00Z') },
      {
        id: 2,
        text: 'Happy birthday!',
        sendAt: new Date('2026-11-19T09:00:00Z'),
        failure: 'Not sent: you are no longer in this conversation.',
      },
    ],
    onSchedule,
    onCancel,
  },
} satisfies Meta<typeof SendLaterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialogOf(canvasElement: HTMLElement) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

/** Day and time are those of the tutor's own zone. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    const send = dialog.getByRole('button', { name: 'Send at this time' });
    const [day, time] = [dialog.getByLabelText('Day'), dialog.getByLabelText('Time')];
    await userEvent.click(send);
    await expect(await dialog.findByText('Choose a day and a time.')).toBeVisible();
    fireEvent.change(time, { target: { value: '09:10' } });
    await userEvent.click(send);
    await expect(await dialog.findByText('This time is over already. Choose a later one.')).toBeVisible();
    fireEvent.change(day, { target: { value: '2026-12-21' } });
    await userEvent.click(send);
    await expect(await dialog.findByText('Choose a time within the next 30 days.')).toBeVisible();
    await expect(onSchedule).not.toHaveBeenCalled();
    fireEvent.change(day, { target: { value: '2026-11-21' } });
    await userEvent.click(send);
    await expect(onSchedule).toHaveBeenLastCalledWith(new Date('2026-11-21T01:10:00Z'));
    await userEvent.click(dialog.getByRole('button', { name: /^Cancel: See you tomorrow/ }));
    await expect(onCancel).toHaveBeenLastCalledWith(1);
  },
};

export const OfAnAnswer: Story = {
  args: { replyTo: 'missing' },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await expect(dialog.getByText(/^Reply to an earlier message: /)).toBeVisible();
  },
};

export const OnlyWaiting: Story = { args: { text: '' } };
export const NothingWaits: Story = { args: { scheduled: [] } };
export const Loading: Story = { args: { scheduled: [], isLoading: true } };
export const Refused: Story = { args: { error: 'The message could not be saved. You are offline.' } };

export const Full: Story = {
  args: {
    scheduled: Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      text: `Message ${index + 1}`,
      sendAt: new Date(Date.UTC(2026, 10, 21 + index, 1)),
    })),
  },
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '23:10' } });
    await userEvent.click(dialog.getByRole('button', { name: 'Send at this time' }));
    await expect(await dialog.findByText('At most 20 messages can wait. Cancel one first.')).toBeVisible();
    await expect(onSchedule).not.toHaveBeenCalled();
  },
};
