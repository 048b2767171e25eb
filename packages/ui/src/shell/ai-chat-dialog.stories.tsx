import type { Meta, StoryObj } from '@storybook/react-vite';
import { aiChatLoadMs } from '@tutor/rules/shell/ai-chat';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { AiChatDialog } from './ai-chat-dialog.tsx';
import { StoryClock, StoryClockProvider } from './story-clock.tsx';

const clock = new StoryClock();

const chatPage = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Chat</title><body style="font:16px sans-serif;padding:24px"><main><h1>Hello</h1><p>Ask me about lessons, grammar and games.</p></main></body></html>',
)}`;

const meta = {
  title: 'Shell/AiChatDialog',
  component: AiChatDialog,
  args: { isOpen: true, onOpenChange: fn(), src: chatPage, onRetry: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof AiChatDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const frame = await page.findByTitle('AI chat');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(frame).toHaveAttribute('allow', '');
    await waitFor(() => expect(page.queryByText('Opening the chat')).toBeNull());
    clock.advance(aiChatLoadMs * 2);
    await expect(await page.findByTitle('AI chat')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Loading: Story = {
  args: { src: undefined },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('Opening the chat')).toBeInTheDocument();
  },
};

export const TooLate: Story = {
  args: { src: undefined },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByText('Opening the chat');
    clock.advance(aiChatLoadMs);
    await expect(await page.findByText('The chat did not open')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(await page.findByText('Opening the chat')).toBeInTheDocument();
  },
};

export const Failed: Story = { args: { src: undefined, error: 'Links seem to get inaccessible.' } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
