import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { hostileName, storyNow } from './chat-story-data.ts';
import { SearchPanel } from './search-panel.tsx';

const onSearch = fn();
const onDate = fn();

const fox = {
  key: '1',
  href: '/chat/1?at=5',
  conversationName: "Coco's mother",
  senderName: "Coco's mother",
  at: storyNow,
  text: 'She likes the story of the Fox, and asks for the next page.',
};

const meta = {
  title: 'Chat/SearchPanel',
  component: SearchPanel,
  decorators: [(Story) => <div style={{ maxWidth: '280px' }}>{Story()}</div>],
  beforeEach: () => {
    onSearch.mockClear();
    onDate.mockClear();
  },
  args: {
    conversationName: "Coco's mother",
    isEverywhere: false,
    onEverywhere: fn(),
    words: 'fox page',
    onSearch,
    hits: [
      fox,
      {
        key: '2',
        href: '/chat/2?at=9',
        conversationName: 'Unit 5',
        senderName: hostileName,
        at: storyNow,
        text: `${'long text before it '.repeat(20)}fox${' and after it'.repeat(40)}`,
      },
    ],
    onDate,
    onClose: fn(),
  },
} satisfies Meta<typeof SearchPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['Fox', 'page', 'fox']);
    await expect(canvas.getByRole('link', { name: /^Coco's mother Fri 20 Nov/ })).toHaveAttribute(
      'href',
      '/chat/1?at=5',
    );
    const field = canvas.getByRole('searchbox', { name: 'Words' });
    await userEvent.clear(field);
    await userEvent.type(field, ' (unit+ {Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith('(unit+');
    await userEvent.click(canvas.getByRole('radio', { name: 'All chats' }));
    await expect(args.onEverywhere).toHaveBeenLastCalledWith(true);
  },
};

/** What a tutor types is no pattern. */
export const SignsOfPatterns: Story = {
  args: { words: '(unit+ [a e-mail', hits: [{ ...fox, text: 'See (unit+ and [a by e-mail' }] },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('mark')].map(({ textContent }) => textContent);
    await expect(marks).toEqual(['(unit+', '[a', 'e-mail']);
  },
};

export const ToADay: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText('Go to a day');
    await userEvent.type(day, '2026-11-21');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to this day' }));
    await expect(await canvas.findByText('Choose a day that has been.')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-11-19');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to this day' }));
    // Midnight in Manila.
    await expect(onDate).toHaveBeenLastCalledWith(new Date('2026-11-18T16:00:00Z'));
  },
};

/** Opened by the keyboard, one types at once. */
export const BeforeSearch: Story = {
  args: { words: '', hits: undefined },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Words' })).toHaveFocus());
  },
};
export const NothingFound: Story = { args: { hits: [] } };
export const Loading: Story = { args: { hits: undefined, isLoading: true } };
export const Problem: Story = { args: { hits: undefined, problem: 'Searching failed. You are offline.' } };
export const More: Story = { args: { onMore: fn() } };
