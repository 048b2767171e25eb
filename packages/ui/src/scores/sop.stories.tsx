import type { Meta, StoryObj } from '@storybook/react-vite';
import { sopParts } from '@tutor/rules/scores/sop';
import { expect, userEvent, within } from 'storybook/test';
import { SopScoreList } from './sop-score-list.tsx';
import { SopSummary } from './sop-summary.tsx';

const item = {
  classHref: '/classDetail/700101',
  appealHref: '/myFeedback/appeal?class=700101',
  time: new Date('2026-11-18T01:00:00Z'),
  end: new Date('2026-11-18T01:25:00Z'),
  unitName: 'Unit 4: The weather',
  comment: 'Please name the goal of the lesson at its beginning.',
};
const partsOf = (score: number) => sopParts.map(({ name }) => ({ name, score }));

const meta = {
  title: 'Scores/Sop',
  component: SopScoreList,
  args: {
    zone: 'Asia/Manila',
    items: [
      { ...item, clid: 3, studentName: 'Mia Chen', score: 95, parts: partsOf(19) },
      { ...item, clid: 2, studentName: 'Leo Wang', score: 80, parts: partsOf(16) },
      {
        ...item,
        clid: 1,
        studentName: 'Zoe Li',
        score: 55,
        parts: partsOf(11),
        time: new Date('2026-11-01T01:00:00Z'),
        end: new Date('2026-11-01T01:25:00Z'),
      },
    ],
  },
} satisfies Meta<typeof SopScoreList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined || third === undefined) throw new Error('no classes');
    await expect(first).toHaveTextContent('95 of 100Excellent');
    await expect(second).toHaveTextContent('Good');
    await expect(third).toHaveTextContent('To improve');
    await userEvent.click(within(first).getByText(/^Score by part/));
    await expect(within(first).getByRole('progressbar', { name: 'Correction' })).toBeVisible();
    await expect(within(second).getByRole('link', { name: /^Appeal against the score/ })).toHaveAttribute(
      'href',
      '/myFeedback/appeal?class=700101',
    );
    await expect(within(third).queryByRole('link', { name: /^Appeal/ })).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { items: [] } };

export const NoneOfThisGrade: Story = { args: { items: [], isNarrowed: true } };

const averages = [18.2, 16.4, 17, 15.1, 16];
export const Summary: StoryObj = {
  render: () => (
    <SopSummary
      nameOf={(month) => (month === '2026-11' ? 'November 2026' : 'October 2026')}
      months={[
        { month: '2026-10', count: 4, average: 80.2, parts: sopParts.map(({ name }) => ({ name, average: 16 })) },
        {
          month: '2026-11',
          count: 12,
          average: 82.7,
          parts: sopParts.map(({ name }, index) => ({ name, average: averages[index] ?? 0 })),
        },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 classes were assessed. +2.5 against the month before.');
    await expect(canvasElement).toHaveTextContent('Strongest: Greeting and warm-up. Most to gain: Correction.');
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Student speaking time' })).toBeVisible();
    await expect(within(canvasElement).getByRole('region', { name: 'Score by month' })).toBeVisible();
  },
};

/** One month is no course of things: its figure says it all. */
export const SummaryOfOneMonth: StoryObj = {
  render: () => (
    <SopSummary
      nameOf={() => 'November 2026'}
      months={[
        { month: '2026-10', count: 0, average: 0, parts: [] },
        { month: '2026-11', count: 1, average: 80, parts: sopParts.map(({ name }) => ({ name, average: 16 })) },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1 class was assessed.');
    await expect(within(canvasElement).queryByRole('region', { name: 'Score by month' })).not.toBeInTheDocument();
  },
};

export const NothingAssessed: StoryObj = { render: () => <SopSummary nameOf={String} months={[]} /> };
