import type { Meta, StoryObj } from '@storybook/react-vite';
import { limitFlowMs } from '@tutor/rules/shell/limit-flow';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { LimitFlowDialog } from './limit-flow-dialog.tsx';
import { StoryClock, StoryClockProvider } from './story-clock.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Shell/LimitFlowDialog',
  component: LimitFlowDialog,
  args: { isOpen: true, onOpenChange: fn(), message: 'The request is too frequent. Please wait a moment.' },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof LimitFlowDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('alertdialog')).toHaveAccessibleDescription(
      'The request is too frequent. Please wait a moment.',
    );
    await userEvent.click(page.getByRole('button', { name: 'OK (3 s)' }));
    await userEvent.keyboard('{Escape}');
    clock.advance(limitFlowMs - 1);
    await userEvent.click(await page.findByRole('button', { name: 'OK (1 s)' }));
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    clock.advance(1);
    await waitFor(() =>
      expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('You can have a try again now.'),
    );
    await userEvent.click(page.getByRole('button', { name: 'OK' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const LongText: Story = {
  args: { message: 'The server answers at most sixty requests a minute from one account. '.repeat(6) },
};
