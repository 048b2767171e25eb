import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BookingForm } from './booking-form.tsx';
import { calendarWeek } from './day-calendar.stories.tsx';
import { DayCalendar } from './day-calendar.tsx';

const onSend = fn((event: Event) => event.preventDefault());
const slot = (hour: number) => ({
  value: `slot-${hour}`,
  time: `${hour}:00 – ${hour}:30 AM`,
  when: `Mon 23 Nov 2026, ${hour}:00 – ${hour}:30 AM`,
});

const meta = {
  title: 'Training/BookingForm',
  component: BookingForm,
  args: {
    name: 'book-training',
    draft: 'book-training',
    picker: <DayCalendar label="Days with free times" month="November 2026" weeks={[calendarWeek]} />,
    groups: [
      {
        name: 'Mon 23 Nov 2026: Questions and answers',
        slots: [slot(9), { ...slot(10), clash: 'You have a class' }, slot(11)],
      },
    ],
    zone: 'Manila time (GMT+8)',
    rules: ['Times are from Monday to Friday.', 'You can hold 3 lessons at once.'],
    action: '/trainingCenter/onlineTraining',
    cancelHref: '/trainingCenter/onlineTraining',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
    reasonMax: 200,
    nameMax: 100,
    userName: 'Maria Santos',
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof BookingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const monday = within(canvas.getByRole('group', { name: 'Mon 23 Nov 2026: Questions and answers' }));
    await userEvent.click(monday.getByRole('radio', { name: '9:00 – 9:30 AM' }));
    await userEvent.click(monday.getByRole('radio', { name: '11:00 – 11:30 AM' }));
    // One alone is selected: another clears the earlier one.
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    await expect(canvas.getByText('Mon 23 Nov 2026, 11:00 – 11:30 AM')).toBeVisible();
    await expect(monday.getByRole('radio', { name: '10:00 – 10:30 AM You have a class' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('textbox', { name: /What would you like/ }), 'Correcting kindly');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: '9:00 – 9:30 AM' }).focus();
    await userEvent.keyboard(' {ArrowDown}');
    // The one that cannot be taken is passed over.
    await expect(canvas.getByRole('radio', { name: '11:00 – 11:30 AM' })).toBeChecked();
  },
};

export const ChosenOnAnotherDay: Story = {
  args: { chosen: { value: 'slot-of-friday', when: 'Fri 27 Nov 2026, 9:00 – 9:30 AM' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Book a training lesson' }) as HTMLFormElement;
    await expect(canvas.getByText('Fri 27 Nov 2026, 9:00 – 9:30 AM')).toBeVisible();
    await expect(new FormData(form).getAll('slot')).toEqual(['slot-of-friday']);
    await userEvent.click(canvas.getByRole('radio', { name: '9:00 – 9:30 AM' }));
    await expect(new FormData(form).getAll('slot')).toEqual(['slot-9']);
  },
};

export const Moving: Story = {
  args: {
    moved: {
      id: 90_001,
      from: '2026-11-23T01:00:00.000Z',
      when: 'Mon 23 Nov 2026, 9:00 – 9:30 AM',
      tips: [
        'Your present time stays yours until the new one is confirmed.',
        'A lesson can be moved until it begins, as often as you need.',
      ],
    },
    reason: 'Correcting kindly',
  },
};

export const InAnotherZone: Story = {
  args: {
    groups: [
      {
        name: 'Sun 22 Nov 2026: Questions and answers',
        slots: [{ ...slot(9), companyTime: '10:00 AM in Shanghai' }],
      },
    ],
    zone: 'New York time (GMT-5)',
  },
};

export const Refused: Story = {
  args: {
    error: 'This time has just been booked by somebody else. Please choose another one.',
    errors: { slot: 'Please choose a time', reason: 'Please say why' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /^Time: Please choose a time/ })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /What would you like/ })).toBeInvalid();
  },
};

export const NothingFree: Story = { args: { groups: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
