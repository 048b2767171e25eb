import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { CommentFilter } from './comment-filter.tsx';
import { CommentList } from './comment-list.tsx';
import { LabelImpression } from './label-impression.tsx';
import { ReplyForm } from './reply-form.tsx';

const lesson = { unitName: 'Unit 4: The weather', classHref: '/classDetail/700101' };

const meta = {
  title: 'Scores/StudentComments',
  component: CommentList,
  args: {
    zone: 'Asia/Manila',
    comments: [
      {
        ...lesson,
        clid: 3,
        studentName: 'Mia Chen',
        stars: 5,
        labels: ['Patient', 'Fun'],
        comment: 'My son laughs a lot in your class. Thank you!',
        at: new Date('2026-11-20T00:10:00Z'),
        points: 2,
      },
      {
        ...lesson,
        clid: 2,
        studentName: 'Leo Wang',
        stars: 2,
        labels: ['Too fast'],
        comment: 'Please check the microphone before class.',
        at: new Date('2026-11-18T01:00:00Z'),
        reply: { content: 'I have a new one since yesterday.', at: new Date('2026-11-18T05:00:00Z') },
      },
      {
        ...lesson,
        clid: 1,
        studentName: 'Zoe Li',
        stars: 4,
        labels: [],
        at: new Date('2026-11-17T01:00:00Z'),
        points: 1,
      },
    ],
    replyForm: ({ clid, studentName }) => (
      <ReplyForm
        name={`comment-reply-${clid}`}
        Form={RecordingForm}
        action="/comments/commentDetails"
        label={`Your reply to ${studentName}`}
        submitLabel="Send reply"
        hidden={{ classId: String(clid) }}
      />
    ),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof CommentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('no comments');
    await expect(first).toHaveTextContent('5 of 5 stars');
    await expect(first).toHaveTextContent('+2 points');
    await expect(second).toHaveTextContent('I have a new one since yesterday.');
    await expect(within(second).queryByText('Reply')).not.toBeInTheDocument();
    await userEvent.click(within(first).getByText('Reply', { selector: 'span' }));
    await userEvent.type(within(first).getByRole('textbox', { name: 'Your reply to Mia Chen' }), 'Thank you!');
    await userEvent.click(within(first).getByRole('button', { name: 'Send reply' }));
    await expect(sent.mock.lastCall?.[0]).toEqual({ classId: '3', content: 'Thank you!' });
  },
};

export const RepliesSwitchedOff: Story = {
  render: ({ replyForm: _, ...args }) => <CommentList {...args} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Empty: Story = { args: { comments: [] } };

export const NothingFound: Story = { args: { comments: [], isNarrowed: true } };

export const Filter: StoryObj = {
  render: () => (
    <CommentFilter
      action="/comments/commentDetails"
      level={5}
      from="2026-11-20"
      to="2026-11-01"
      problem="The last day must not be before the first."
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText('Level')).toHaveValue('5');
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-11-20');
    await expect(canvas.getByRole('alert')).toHaveTextContent('The last day must not be before the first.');
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/comments/commentDetails');
  },
};

export const Impression: StoryObj = {
  render: () => (
    <LabelImpression
      labels={[
        { name: 'Patient', count: 41, isGood: true },
        { name: 'Fun', count: 12, isGood: true },
        { name: 'Too fast', count: 1, isGood: false },
      ]}
      levels={[
        { level: 5, count: 30 },
        { level: 4, count: 12 },
        { level: 3, count: 3 },
        { level: 2, count: 1 },
        { level: 1, count: 0 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('region', { name: 'Stars' })).toHaveTextContent('4.5');
    await expect(canvas.getByRole('progressbar', { name: 'Patient' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('41 times');
    await expect(canvasElement).toHaveTextContent('Too fastonce');
  },
};

export const NoImpression: StoryObj = { render: () => <LabelImpression labels={[]} levels={[]} /> };
