import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreementCountdownMs } from '@tutor/rules/messages/agreement';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { AgreementDialog } from './agreement-dialog.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Messages/AgreementDialog',
  component: AgreementDialog,
  args: {
    isOpen: true,
    html: '<p>From December on, a class that is cancelled less than 24 hours before it begins counts as late.</p><p>By agreeing you confirm that you have read the <strong>rules of cancellation</strong>.</p>',
    onAgree: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof AgreementDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Agreement' });
    const agree = page.getByRole('button', { name: 'I Agree' });
    const bar = page.getByRole('progressbar', { name: 'Please read to the end' });
    await expect(page.getByText('30 s')).toBeVisible();
    await expect(page.getByRole('status')).toHaveTextContent('You can agree after 30 seconds.');
    await expect(bar).toHaveAttribute('value', '0');
    await userEvent.keyboard('{Escape}');
    clock.advance(agreementCountdownMs - 1);
    await waitFor(() => expect(page.getByText('1 s')).toBeVisible());
    await expect(page.getByRole('status')).toHaveTextContent('You can agree in 10 seconds.');
    await userEvent.click(agree);
    await expect(args.onAgree).not.toHaveBeenCalled();
    clock.advance(1);
    await waitFor(() => expect(page.getByRole('status')).toHaveTextContent('You can agree now.'));
    await expect(bar).toHaveAttribute('value', '30');
    await userEvent.keyboard('{Enter}');
    await expect(args.onAgree).toHaveBeenCalledTimes(1);
  },
};

export const CountdownOver: Story = { args: { shownAtMs: clock.nowMs() - agreementCountdownMs } };

export const Submitting: Story = {
  args: { shownAtMs: clock.nowMs() - agreementCountdownMs, isSubmitting: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(
      await within(canvasElement.ownerDocument.body).findByRole('button', { name: 'Submitting...' }),
    );
    await expect(args.onAgree).not.toHaveBeenCalled();
  },
};

export const NotSent: Story = {
  args: { shownAtMs: clock.nowMs() - agreementCountdownMs, error: 'Links seem to get inaccessible.' },
};

export const LongText: Story = {
  args: { title: 'Rules of cancellation and absence', html: '<p>A class is a promise to a child.</p>'.repeat(60) },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
