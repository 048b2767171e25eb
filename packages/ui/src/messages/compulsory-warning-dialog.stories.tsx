import type { Meta, StoryObj } from '@storybook/react-vite';
import { agreementCountdownMs } from '@tutor/rules/messages/agreement';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StoryClock, StoryClockProvider } from '../shell/story-clock.tsx';
import { CompulsoryWarningDialog } from './compulsory-warning-dialog.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Messages/CompulsoryWarningDialog',
  component: CompulsoryWarningDialog,
  args: {
    isOpen: true,
    title: 'Second late arrival this month',
    html: '<p>You entered the classroom 6 minutes late on 18 November. A third time this month leads to a talk with your TM.</p>',
    onAgree: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '380px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof CompulsoryWarningDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('alertdialog', { name: 'Second late arrival this month' });
    await userEvent.click(page.getByRole('button', { name: 'I Agree' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAgree).not.toHaveBeenCalled();
    clock.advance(agreementCountdownMs);
    await page.findByText('Done');
    await userEvent.click(page.getByRole('button', { name: 'I Agree' }));
    await expect(args.onAgree).toHaveBeenCalledTimes(1);
  },
};

export const NotSent: Story = {
  args: { shownAtMs: clock.nowMs() - agreementCountdownMs, error: 'Links seem to get inaccessible.' },
};
