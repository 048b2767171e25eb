import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { CancelClassDialog } from './cancel-class-dialog.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Classes/CancelClassDialog',
  component: CancelClassDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    clid: 7,
    studentName: 'Mia Chen',
    // 3 h 41 min after the stories' clock.
    start: new Date('2026-11-20T04:51:00Z'),
    lessonFeeCentavos: 9_000,
    lossesHref: '/scores/pointsLedger?show=loss',
    onSubmit: fn(),
    isSubmitting: false,
  },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof CancelClassDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dearer band begins while the tutor looks. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('note')).toHaveTextContent(
      'Cancel now: 100 % of the lesson fee (PHP 90) and 2 points. In 41 min it becomes 300 %.',
    );
    await userEvent.selectOptions(dialog.getByLabelText('Reason'), 'Brownout');
    clock.advance(42 * 60_000);
    await expect(await dialog.findByText(/^Cancel now: 300 % of the lesson fee \(PHP 270\)/)).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveTextContent(
      'Cancelling now costs 300 % of the lesson fee (PHP 270) and 2 points.',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel class' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    error: 'The penalty has changed. Please look again.',
    fieldErrors: { reason: 'Required', note: 'Max 500 characters' },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    for (const [field, message] of [
      ['Reason', 'Required'],
      ['Note', 'Max 500 characters'],
    ] as const) {
      await userEvent.click(dialog.getByRole('link', { name: `${field}: ${message}` }));
      await expect(dialog.getByLabelText(new RegExp(`^${field}`))).toHaveFocus();
    }
  },
};

export const Free: Story = {
  args: { start: new Date('2026-11-25T01:00:00Z') },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('note')).toHaveTextContent('Cancel now: no penalty.');
  },
};
