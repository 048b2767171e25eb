import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { MessageList } from './message-list.tsx';

const sent = (hoursAgo: number) => new Date(Date.UTC(2026, 10, 20, 1) - hoursAgo * 3_600_000);

const meta = {
  title: 'Messages/MessageList',
  component: MessageList,
  args: {
    filter: 'all',
    zone: 'Asia/Manila',
    readAction: '/messages/read',
    total: 4,
    counts: { all: 2, remind: 1, warning: 1 },
    hrefOfFilter: (filter) => (filter === 'all' ? '/message' : `/message/${filter}`),
    messages: [
      {
        id: 4,
        kind: 'remind',
        title: 'Please complete your class remarks',
        excerpt: 'Two classes of yesterday have no remark yet.',
        sentAt: sent(1),
        isRead: false,
        href: '/messageView/4',
      },
      {
        id: 3,
        kind: 'warning',
        title: 'Late arrival recorded on your last shift',
        excerpt: 'You clocked in 6 minutes late.',
        sentAt: sent(7),
        isRead: false,
        href: '/messageView/3',
      },
      {
        id: 2,
        kind: 'notice',
        title: 'New teaching materials: Oxford Discover 3',
        excerpt: 'Units 9 to 12 are available.',
        sentAt: sent(25),
        isRead: true,
        href: '/messageView/2',
      },
      {
        id: 1,
        kind: 'levelUp',
        title: 'Congratulations, you reached level C1!',
        sentAt: sent(80),
        isRead: true,
        href: '/messageView/1',
      },
    ],
  },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('link', { name: /^Reminder Please complete your class remarks ?Unread/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /All 2 unread/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let press = 0; press < 6; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /Please complete your class remarks/ })).toHaveFocus();
  },
};

export const ManyPages: Story = {
  args: { newestHref: '/message', olderHref: '?page=3', total: 10_000 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/message');
    await expect(canvas.getByRole('link', { name: 'Older' })).toHaveAttribute('href', '?page=3');
    await expect(canvas.getByText('10,000 messages')).toBeVisible();
  },
};

export const Empty: Story = { args: { messages: [], filter: 'warning', total: 0 } };

export const LongText: Story = {
  args: {
    messages: [
      {
        id: 9,
        kind: 'notice',
        title:
          'Important changes to the schedule of all trial lessons during the winter holidays, please read to the end before you plan your week',
        excerpt:
          'From Monday on every trial lesson begins five minutes earlier than before, so that the classroom can be prepared together with the student and the parents.',
        sentAt: sent(2),
        isRead: false,
        href: '/messageView/9',
      },
    ],
  },
};

export const EverySource: Story = {
  args: {
    messages: (['class', 'moodle', 'paypal', 'absence', 'selfSchedule', 'classRemark'] as const).map(
      (source, index) => ({
        id: 20 - index,
        kind: 'remind' as const,
        source,
        answer: source === 'class' ? ('accepted' as const) : source === 'absence' ? ('due' as const) : undefined,
        title: `A message of ${source}`,
        sentAt: sent(index),
        isRead: source === 'class',
        isReadByAnswer: source === 'class' || source === 'absence',
        href: `/messageView/${20 - index}`,
      }),
    ),
  },
};

const onSetRead = fn();

export const Keys: Story = {
  args: { isKeysOn: true, onSetRead },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /Please complete your class remarks/ }).focus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /Late arrival recorded/ })).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(onSetRead).toHaveBeenLastCalledWith(3, true);
    await userEvent.keyboard('ku');
    await expect(onSetRead).toHaveBeenLastCalledWith(4, false);
    // Outside the list the letters are letters.
    onSetRead.mockClear();
    canvas.getByRole('link', { name: /^All/ }).focus();
    await userEvent.keyboard('eu');
    await expect(onSetRead).not.toHaveBeenCalled();
    // With another key they are the browser's.
    canvas.getByRole('link', { name: /Late arrival recorded/ }).focus();
    await userEvent.keyboard('{Control>}e{/Control}{Alt>}j{/Alt}{Meta>}u{/Meta}');
    await expect(onSetRead).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: /Late arrival recorded/ })).toHaveFocus();
  },
};

/** What the keys do, by a button of each row: with its subject, in the same place, and the focus stays on it. */
export const MarkedByButton: Story = {
  render: function Render(args) {
    const [messages, setMessages] = useState(args.messages);
    const setRead = (id: number, isRead: boolean): void =>
      setMessages((before) => before.map((message) => (message.id === id ? { ...message, isRead } : message)));
    return <MessageList {...args} messages={messages} onSetRead={setRead} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('link', { name: /New teaching materials/ });
    await expect(row).toHaveAccessibleName(expect.not.stringContaining('Unread'));
    row.focus();
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Mark as unread: New teaching materials: Oxford Discover 3' });
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).opacity).toBe('1');
    await userEvent.keyboard('{Enter}');
    await expect(row).toHaveAccessibleName(expect.stringContaining('Unread'));
    await expect(button).toHaveAccessibleName('Mark as read: New teaching materials: Oxford Discover 3');
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(row).toHaveAccessibleName(expect.not.stringContaining('Unread'));
  },
};

/** From anywhere on the page j leads to the first message; a field and a dialog keep their letters. */
export const KeyIntoList: Story = {
  args: { isKeysOn: true, toolbar: <input aria-label="Search messages" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const first = canvas.getByRole('link', { name: /Please complete your class remarks/ });
    const search = canvas.getByRole('textbox', { name: 'Search messages' });
    search.focus();
    await userEvent.keyboard('j');
    await expect(search).toHaveValue('j');
    search.blur();
    await userEvent.keyboard('{Control>}j{/Control}k');
    await expect(first).not.toHaveFocus();
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    // What was pressed to come here has the focus still.
    canvas.getByRole('link', { name: /^Warnings/ }).focus();
    await userEvent.keyboard('j');
    await expect(first).toHaveFocus();
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: /Late arrival recorded/ })).toHaveFocus();
  },
};

export const BackFromMessage: Story = {
  args: { isKeysOn: true },
  render: function Render(args) {
    const [isOpened, setOpened] = useState(false);
    // Before anything can be pressed.
    useLayoutEffect(() => {
      const open = (event: MouseEvent): void => {
        if (!(event.target instanceof Element) || event.target.closest('li') === null) return;
        event.preventDefault();
        setOpened(true);
      };
      document.addEventListener('click', open);
      return () => document.removeEventListener('click', open);
    }, []);
    return isOpened ? <Button onClick={() => setOpened(false)}>Messages</Button> : <MessageList {...args} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('link', { name: /Late arrival recorded/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Messages' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Late arrival recorded/ })).toHaveFocus());
  },
};

export const KeysTurnedOff: Story = {
  args: { isKeysOn: false, onSetRead },
  play: async ({ canvasElement }) => {
    onSetRead.mockClear();
    const row = within(canvasElement).getByRole('link', { name: /Late arrival recorded/ });
    row.focus();
    await userEvent.keyboard('jkeu');
    await expect(row).toHaveFocus();
    row.blur();
    await userEvent.keyboard('j');
    await expect(document.body).toHaveFocus();
    await expect(onSetRead).not.toHaveBeenCalled();
  },
};

export const OneSource: Story = {
  args: { ...EverySource.args, narrowing: { isOneSource: true, allHref: '/message' } },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link'))
      await expect(link).not.toHaveAttribute('aria-current');
  },
};

export const NothingFound: Story = {
  args: { messages: [], total: 0, narrowing: { search: 'giraffe', allHref: '/message' } },
};

export const AllCaughtUp: Story = {
  args: { messages: [], total: 0, narrowing: { isUnreadOnly: true, allHref: '/message' } },
};
