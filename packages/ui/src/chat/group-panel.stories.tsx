import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Conversation, conversationSchema } from '@tutor/rules/chat/conversation';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileName, hrefOfFile } from './chat-story-data.ts';
import { GroupPanel } from './group-panel.tsx';

const members = [
  { id: 10, name: 'Office Manila', kind: 'staff', role: 'owner', readSeq: 1 },
  { id: 1, name: 'Maria Santos', kind: 'tutor', role: 'admin', readSeq: 1 },
  { id: 3, name: 'Ann Lee', kind: 'tutor', role: 'admin', readSeq: 1 },
  { id: 2, name: "Coco's mother", kind: 'student', role: 'member', readSeq: 1 },
];

function group(more: object = {}): Conversation {
  return conversationSchema.parse({
    id: 4711,
    kind: 'group',
    name: 'Unit 5',
    seq: 9,
    version: 1,
    readSeq: 9,
    unread: 0,
    isMuted: false,
    isPinned: true,
    activeAt: '2026-11-20T01:00:00Z',
    memberCount: members.length,
    members,
    role: 'admin',
    fromSeq: 0,
    groupNumber: '482109375514',
    settings: {
      name: 'Unit 5',
      announcement: 'Page 12 until Friday, see https://example.com/unit5',
      introduction: 'For parents of unit 5.',
      question: 'Who is your child?',
    },
    ...more,
  });
}

const done = fn();

const meta = {
  title: 'Chat/GroupPanel',
  component: GroupPanel,
  decorators: [(Story) => <div style={{ maxWidth: '280px' }}>{Story()}</div>],
  beforeEach: () => {
    done.mockClear();
  },
  args: {
    group: group(),
    ownId: 1,
    hrefOfFile,
    onMute: fn(),
    onPin: fn(),
    onInvite: fn(),
    onSettings: fn(),
    onPicture: fn(),
    onLeave: fn(),
    onRemove: (member) => done('remove', member.id),
    onRole: (member, role) => done(role, member.id),
    onDecide: fn(),
  },
} satisfies Meta<typeof GroupPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An administrator removes members. With other administrators, the owner and themselves nothing can be done, so nothing is offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Ann Lee', 'Office Manila', 'Maria Santos']) {
      await expect(canvas.queryByText(`for ${name}`)).toBeNull();
    }
    await userEvent.click(canvas.getByText("for Coco's mother"));
    await userEvent.click(canvas.getByRole('button', { name: "Remove: Coco's mother" }));
    await expect(done.mock.calls).toEqual([['remove', 2]]);
    await expect(canvas.getByRole('button', { name: "Make the owner: Coco's mother" })).toHaveAccessibleDescription(
      'Only the owner can name another one.',
    );
    await expect(canvas.getByRole('button', { name: 'Leave group' })).not.toHaveAttribute('aria-disabled');
  },
};

/** The owner may do more, but no teacher becomes one. */
export const AsOwner: Story = {
  args: { ownId: 10, group: group({ role: 'owner' }) },
  play: async ({ canvas }) => {
    for (const name of ['Ann Lee', "Coco's mother"]) await userEvent.click(canvas.getByText(`for ${name}`));
    await userEvent.click(canvas.getByRole('button', { name: 'Make a member: Ann Lee' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Ann Lee' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Make the owner: Ann Lee' }));
    await expect(done.mock.calls).toEqual([
      ['member', 3],
      ['remove', 3],
    ]);
    await expect(canvas.getByRole('button', { name: 'Make the owner: Ann Lee' })).toHaveAccessibleDescription(
      'A teacher cannot be made group owner.',
    );
    await userEvent.click(canvas.getByRole('button', { name: "Make the owner: Coco's mother" }));
    await expect(done).toHaveBeenLastCalledWith('owner', 2);
    await expect(canvas.getByRole('button', { name: 'Leave group' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const AsMember: Story = {
  args: { ownId: 2, group: group({ role: 'member' }) },
  play: async ({ canvas, args }) => {
    for (const name of ['Invite people', 'Group settings', 'Change picture']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription('Only administrators can change this group.');
      await userEvent.click(button);
    }
    for (const pressed of [args.onInvite, args.onSettings, args.onPicture])
      await expect(pressed).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Actions')).toBeNull();
  },
};

export const JoinRequests: Story = {
  args: {
    group: group({
      joinRequests: [
        { id: 5, personId: 20, name: 'Ben', answer: 'Coco is my sister.', at: '2026-11-20T00:30:00Z' },
        { id: 6, personId: 21, name: hostileName, answer: '', at: '2026-11-20T00:40:00Z' },
      ],
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept Ben' }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(5, true);
    const asked = within(canvas.getByRole('heading', { name: 'Asking to join (2)' }).parentElement ?? document.body);
    await expect(asked.getByText('Coco is my sister.')).toBeVisible();
  },
};

export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave group' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LongAndHostile: Story = {
  args: {
    group: group({
      name: hostileName.repeat(3),
      members: [{ ...members[0], name: 'A name that is much too long for its place '.repeat(3) }, ...members.slice(1)],
    }),
  },
};
