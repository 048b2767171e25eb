import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pager } from '../primitives/navigation/pager.tsx';
import { ComplaintList } from './complaint-list.tsx';

const daysAgo = (days: number) => new Date(Date.UTC(2026, 10, 20, 1) - days * 86_400_000);
const lesson = { clid: 700_101, time: daysAgo(5), studentName: 'Mia Chen', kind: 'Regular lesson' };
const common = { complainant: 'Parents of Mia Chen', replyCount: 0, lesson };

const meta = {
  title: 'Scores/ComplaintList',
  component: ComplaintList,
  args: {
    zone: 'Asia/Manila',
    complaints: [
      {
        ...common,
        id: 5,
        href: '/complaintList/receivedComplaint/5',
        type: 'Late for class',
        reason: 'The teacher came four minutes after the beginning.',
        state: 'waiting',
        at: daysAgo(0),
      },
      {
        ...common,
        id: 4,
        href: '/complaintList/receivedComplaint/4',
        type: 'Teaching quality',
        reason: 'Half of the pages were skipped and there was no time for questions.',
        state: 'upheld',
        at: daysAgo(8),
        decidedAt: daysAgo(5),
        replyCount: 2,
        points: -10,
      },
      {
        ...common,
        id: 3,
        href: '/complaintList/receivedComplaint/3',
        type: 'Teaching quality',
        reason: 'The lesson was the same as last week.',
        state: 'upheld',
        at: daysAgo(18),
        decidedAt: daysAgo(17),
        replyCount: 1,
        points: -10,
      },
      {
        ...common,
        id: 2,
        href: '/complaintList/receivedComplaint/2',
        type: 'Left early',
        reason: 'The lesson ended three minutes early.',
        state: 'withdrawn',
        at: daysAgo(20),
      },
    ],
    pager: (
      <Pager
        page={1}
        total={10_000}
        pageSize={20}
        noun={['complaint', 'complaints']}
        hrefOf={(page) => `?page=${page}`}
      />
    ),
  },
} satisfies Meta<typeof ComplaintList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [waiting, upheld, old] = canvas.getAllByRole('listitem');
    await expect(waiting).toHaveTextContent('Needs your reply');
    await expect(upheld).toHaveTextContent('−10 points');
    await expect(upheld).toHaveTextContent('Appeal: 1 day left');
    // One that was decided before the window offers no appeal.
    await expect(old).not.toHaveTextContent('Appeal');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Late for class' })).toHaveFocus();
  },
};

export const SentByTheTutor: Story = {
  args: {
    isSent: true,
    complaints: [
      {
        ...common,
        id: 9,
        href: '/complaintList/receivedComplaint/9',
        complainant: 'You',
        type: 'Classroom or system problem',
        reason: 'The whiteboard did not load.',
        state: 'answered',
        at: daysAgo(4),
        replyCount: 1,
      },
    ],
    pager: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Complaints you sent' })).toHaveTextContent(
      'Answered',
    );
  },
};

export const Empty: Story = { args: { complaints: [], pager: undefined } };

export const NothingInThisState: Story = { args: { complaints: [], isNarrowed: true, pager: undefined } };

export const LongText: Story = {
  args: {
    pager: undefined,
    complaints: [
      {
        ...common,
        id: 7,
        href: '/complaintList/receivedComplaint/7',
        type: 'Internet or equipment',
        reason: 'The sound broke off again and again, my daughter could not follow the story. '.repeat(6).trim(),
        state: 'answered',
        at: daysAgo(3),
        replyCount: 12,
        lesson: { ...lesson, studentName: 'Wolfeschlegelsteinhausenbergerdorff Maximiliana Alexandrina' },
      },
    ],
  },
};
