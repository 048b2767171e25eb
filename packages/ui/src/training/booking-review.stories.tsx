import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BookingReview } from './booking-review.tsx';

const onSend = fn((event: SubmitEvent) => event.preventDefault());

const meta = {
  title: 'Training/BookingReview',
  component: BookingReview,
  args: {
    name: 'book-training',
    action: '/trainingCenter/onlineTraining',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent as SubmitEvent)} />,
    values: { form: 'book-training', intent: 'review', reason: 'Correcting kindly', userName: 'Maria Santos' },
    when: 'Mon 23 Nov 2026, 10:00 – 10:30 AM, Manila time (GMT+8)',
    kind: 'Questions and answers',
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof BookingReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = canvas.getByRole('form', { name: 'Review' }) as HTMLFormElement;
    const press = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name }));
      const { submitter } = onSend.mock.lastCall?.[0] ?? {};
      return Object.fromEntries(new FormData(form, submitter));
    };
    await expect(await press('Change')).toMatchObject({ intent: 'change', reason: 'Correcting kindly' });
    await expect(await press('Book this lesson')).toMatchObject({ intent: 'book', userName: 'Maria Santos' });
  },
};

export const Moving: Story = {
  args: {
    when: 'Sun 22 Nov 2026, 9:00 – 9:30 PM, New York time (GMT-5)',
    companyWhen: 'Mon 23 Nov 2026, 10:00 – 10:30 AM',
    oldWhen: 'Tue 24 Nov 2026, 1:00 – 1:30 AM',
  },
};

export const Booking: Story = { args: { isSubmitting: true } };
