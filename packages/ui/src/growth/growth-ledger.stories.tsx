import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pager } from '../primitives/navigation/pager.tsx';
import { GrowthLedger } from './growth-ledger.tsx';

const lesson = { href: '/classDetail/700101', label: 'Class with Mia Chen' };

const meta = {
  title: 'Growth/GrowthLedger',
  component: GrowthLedger,
  args: {
    zone: 'Asia/Manila',
    score: 1_834,
    rows: [
      {
        id: 4,
        cause: 'complaint',
        at: new Date('2026-11-19T02:00:00Z'),
        values: -5,
        before: 1_839,
        after: 1_834,
        sources: [lesson, { href: '/complaintList/receivedComplaint/4', label: 'The complaint' }],
        appealHref: '/myFeedback/appeal?complaint=4',
      },
      {
        id: 3,
        cause: 'fiveStars',
        at: new Date('2026-11-18T02:00:00Z'),
        values: 4,
        before: 1_835,
        after: 1_839,
        sources: [lesson],
      },
      {
        id: 2,
        cause: 'task',
        title: 'Complete ten classes',
        note: 'Task, week of Mon 16 Nov 2026',
        at: new Date('2026-11-17T02:00:00Z'),
        values: 40,
        before: 1_795,
        after: 1_835,
        sources: [{ href: '/teacherTask/myTaskPage', label: 'Your tasks' }],
      },
      {
        id: 1,
        cause: 'broughtForward',
        note: 'Growth values from earlier classes',
        at: new Date('2026-05-01T02:00:00Z'),
        values: 1_795,
        before: 0,
        after: 1_795,
      },
    ],
    pager: <Pager page={1} total={240} pageSize={20} noun={['entry', 'entries']} hrefOf={(page) => `?page=${page}`} />,
  },
} satisfies Meta<typeof GrowthLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('+4 growth values')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Appeal against complaint/ })).toHaveAttribute(
      'href',
      '/myFeedback/appeal?complaint=4',
    );
    await expect(canvas.getByText('6 days left')).toBeVisible();
  },
};

export const TookLess: Story = {
  args: {
    score: 0,
    rows: [
      {
        id: 2,
        cause: 'absence',
        at: new Date('2026-11-19T02:00:00Z'),
        values: -3,
        ruleValues: -8,
        before: 3,
        after: 0,
        sources: [lesson],
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('The rule takes 8; your score never falls below 0.')).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [], score: 0, pager: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
