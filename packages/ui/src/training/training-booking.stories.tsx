import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TrainingBooking } from './training-booking.tsx';

const onSend = fn((event: Event) => event.preventDefault());
const slot = (hour: number) => ({ value: `slot-${hour}`, time: `${hour}:00 AM – ${hour}:30 AM` });

const meta = {
  title: 'Training/TrainingBooking',
  component: TrainingBooking,
  args: {
    days: [
      { name: 'Monday, 23 November', slots: [slot(9), { ...slot(10), clash: 'You have a class' }, slot(11)] },
      { name: 'Tuesday, 24 November', slots: [slot(9)].map((one) => ({ ...one, value: 'tuesday' })) },
    ],
    held: [],
    zone: 'Asia/Manila',
    action: '/trainingCenter/onlineTraining',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
    reasonMax: 200,
    nameMax: 100,
    userName: 'Maria Santos',
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof TrainingBooking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const monday = within(canvas.getByRole('group', { name: 'Monday, 23 November' }));
    await userEvent.click(monday.getByRole('radio', { name: '9:00 AM – 9:30 AM' }));
    await userEvent.click(monday.getByRole('radio', { name: '11:00 AM – 11:30 AM' }));
    // One alone is selected, on whichever day.
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(monday.getByRole('radio', { name: '10:00 AM – 10:30 AM You have a class' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /What would you like/ }), 'Correcting kindly');
    await userEvent.click(canvas.getByRole('button', { name: 'Book this lesson' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Held: Story = {
  args: { held: [{ id: 1, when: 'Monday, 23 November, 9:00 AM – 9:30 AM', reason: 'Correcting kindly' }] },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole('form', { name: /^Cancel Monday/ });
    await userEvent.type(within(form).getByRole('textbox', { name: 'Reason' }), 'A class came up');
    await userEvent.click(within(form).getByRole('button'));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { errors: { slot: 'Please choose a time.', reason: 'Please say what you would like to work on.' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent('Please choose a time.');
  },
};

export const NothingFree: Story = { args: { days: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
