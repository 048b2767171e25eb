import type { Meta, StoryObj } from '@storybook/react-vite';
import { conversationRowSchema } from '@tutor/rules/chat/conversation';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { coco, hostileName, hrefOfFile, me } from './chat-story-data.ts';
import type { ConversationItem } from './conversation-link.tsx';
import { ConversationList } from './conversation-list.tsx';

function conversation(
  id: number,
  {
    sender = coco.id,
    text = 'Is the class at nine as always?',
    ...more
  }: Partial<ConversationItem> & { sender?: number; text?: string } = {},
): ConversationItem {
  const row = conversationRowSchema.parse({
    id,
    kind: 'single',
    name: `Student ${id}`,
    seq: 9,
    version: 1,
    readSeq: 9,
    unread: 0,
    isMuted: false,
    isPinned: false,
    last: {
      conversationId: id,
      seq: 9,
      at: '2026-11-20T01:00:00Z',
      sender,
      kind: 'text',
      body: { text },
    },
    activeAt: '2026-11-20T01:00:00Z',
    memberCount: 2,
  });
  return { ...row, ...more };
}

const conversations: ConversationItem[] = [
  conversation(1, { name: coco.name, isPinned: true, unread: 3 }),
  conversation(2, {
    name: 'Unit 5',
    kind: 'group',
    unread: 120,
    isMentioned: true,
    lastSenderName: 'Ann Lee',
    memberCount: 12,
  }),
  conversation(3, { name: 'Parents of Manila', kind: 'group', isMuted: true, unread: 7, lastSenderName: 'Ben' }),
  conversation(4, { name: 'Ben', activeAt: '2026-11-19T09:00:00Z', sender: me.id }),
  conversation(5, { name: 'Ann Lee', activeAt: '2026-11-12T09:00:00Z', draft: 'I will look at it after' }),
  conversation(6, { name: 'Office', personKind: 'staff', activeAt: '2025-11-12T09:00:00Z', failedCount: 1 }),
  conversation(7, { name: 'New student', last: null, activeAt: '2025-11-12T09:00:00Z' }),
];

function Held(props: ComponentProps<typeof ConversationList>) {
  const [search, setSearch] = useState(props.search);
  const [isUnreadOnly, setUnreadOnly] = useState(props.isUnreadOnly);
  const shown = props.conversations.filter(
    ({ name, unread }) => name.toLowerCase().includes(search.trim().toLowerCase()) && (!isUnreadOnly || unread > 0),
  );
  return (
    <div style={{ display: 'flex', height: '36rem', width: '300px', maxWidth: '100%' }}>
      <ConversationList
        {...props}
        conversations={shown}
        search={search}
        onSearch={setSearch}
        isUnreadOnly={isUnreadOnly}
        onUnreadOnly={setUnreadOnly}
      />
    </div>
  );
}

const meta = {
  title: 'Chat/ConversationList',
  component: ConversationList,
  render: (args) => <Held {...args} />,
  args: {
    conversations,
    selectedId: 1,
    hrefOf: (id) => `/chat/${id}`,
    hrefOfFile,
    ownId: me.id,
    search: '',
    onSearch: fn(),
    isUnreadOnly: false,
    onUnreadOnly: fn(),
  },
} satisfies Meta<typeof ConversationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Coco's mother Pinned .*3 unread/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByRole('link', { name: /Unit 5.*You are mentioned.*99\+ unread/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Parents of Manila Muted/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Office Staff/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ben.*Yesterday.*You: Is the class/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Ann Lee.*Draft: ?I will/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Office.*1 message was not sent/ })).toBeVisible();
  },
};

export const SearchAndUnread: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Unread' }));
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search conversations' }), 'unit');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('x');
    await expect(await canvas.findByText('Nothing found for “unitx”')).toBeVisible();
  },
};

const thousand = Array.from({ length: 1_000 }, (_, index) => conversation(index + 1));

/** Only what is in sight is drawn; arrows go from one to the next, and Tab leads to one. */
export const Thousand: Story = {
  args: { conversations: thousand, selectedId: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').length).toBeLessThan(40);
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Student 3 / })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Student 5 / })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Student 1000 / })).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Student 1 / })).toHaveFocus());
  },
};

export const Loading: Story = { args: { conversations: [], isLoading: true } };
export const Empty: Story = { args: { conversations: [] } };
export const NothingUnread: Story = { args: { conversations: [], isUnreadOnly: true } };
export const Problem: Story = {
  args: { conversations: [], problem: 'Your conversations could not be loaded', onRetry: fn() },
};

export const LongAndHostile: Story = {
  args: {
    conversations: [
      conversation(1, {
        name: 'A name that is much too long for the place that it has here',
        isPinned: true,
        isMuted: true,
        unread: 100,
        text: 'word '.repeat(100),
      }),
      conversation(2, { name: hostileName, text: `\u202E${'x'.repeat(200)}` }),
    ],
  },
};
