import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Pager } from '../primitives/navigation/pager.tsx';
import { LedgerFilter } from './ledger-filter.tsx';
import { PointsLedger } from './points-ledger.tsx';

const lesson = { href: '/classDetail/700101', studentName: 'Mia Chen', time: new Date('2026-11-19T01:00:00Z') };

const meta = {
  title: 'Scores/PointsLedger',
  component: PointsLedger,
  args: {
    zone: 'Asia/Manila',
    balance: 126.6,
    rows: [
      {
        id: 4,
        cause: 'cancellation',
        note: 'Cancelled by the tutor',
        at: new Date('2026-11-19T02:00:00Z'),
        points: -2,
        before: 128.6,
        after: 126.6,
        lesson,
        fee: { percent: 50, centavos: 4_500, rule: 'from24To48Hours' },
        appealHref: '/myFeedback/appeal?ledger=4',
      },
      {
        id: 3,
        cause: 'goodRating',
        note: '5 stars',
        at: new Date('2026-11-18T02:00:00Z'),
        points: 2,
        before: 126.6,
        after: 128.6,
        lesson,
        appealHref: '/myFeedback/appeal?ledger=3',
      },
      {
        id: 2,
        cause: 'badRating',
        note: 'Complaint upheld',
        at: new Date('2026-11-01T02:00:00Z'),
        points: -10,
        before: 136.6,
        after: 126.6,
        lesson,
        appealHref: '/myFeedback/appeal?ledger=2',
      },
    ],
    pager: (
      <Pager page={1} total={10_000} pageSize={20} noun={['entry', 'entries']} hrefOf={(page) => `?page=${page}`} />
    ),
  },
} satisfies Meta<typeof PointsLedger>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [loss, gain, old] = canvas.getAllByRole('listitem');
    if (loss === undefined || gain === undefined || old === undefined) throw new Error('no entries');
    await expect(loss).toHaveTextContent('−2 points');
    await expect(loss).toHaveTextContent('24 to 48 hrs: 50 % of the lesson fee, PHP 45');
    await expect(
      within(loss).getByRole('link', { name: 'Appeal against cancellation, Thu 19 Nov 2026' }),
    ).toHaveAttribute('href', '/myFeedback/appeal?ledger=4');
    await expect(loss).toHaveTextContent('6 days left');
    await expect(within(gain).queryByRole('link', { name: /Appeal/ })).not.toBeInTheDocument();
    await expect(old).toHaveTextContent('Sun 1 Nov 2026, 10:00 AMThe time for an appeal is over');
  },
};

/** A rule that takes more than is there takes what is there. */
export const NothingLeftToTake: Story = {
  args: {
    balance: 0,
    pager: undefined,
    rows: [
      {
        id: 9,
        cause: 'absence',
        note: 'Absent',
        at: new Date('2026-11-19T02:00:00Z'),
        points: -0.6,
        rulePoints: -20,
        before: 0.6,
        after: 0,
        appealHref: '/myFeedback/appeal?ledger=9',
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('The rule takes 20 points; your balance never falls below 0.');
  },
};

export const Empty: Story = { args: { rows: [], balance: 0, pager: undefined } };

export const Filter: StoryObj = {
  render: () => (
    <LedgerFilter
      action="/scores/pointsLedger"
      month="2026-11"
      months={[{ month: '2026-11', name: 'November 2026' }]}
      direction="loss"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Month')).toHaveValue('2026-11');
    await expect(canvas.getByLabelText('Show')).toHaveValue('loss');
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/scores/pointsLedger');
  },
};
