import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { InstructionalVideos, RecitationList } from './recitation-list.tsx';
import { ReplyForm } from './reply-form.tsx';

const report = {
  clid: 700_101,
  time: new Date('2026-11-18T01:00:00Z'),
  studentName: 'Mia Chen',
  unitName: 'Unit 4: The weather',
} as const;

const meta = {
  title: 'Scores/RecitationList',
  component: RecitationList,
  args: {
    zone: 'Asia/Manila',
    classHrefOf: (clid) => `/classDetail/${clid}`,
    clipHrefOf: (id) => `/scores/recitation-clip/${id}`,
    reports: [
      {
        ...report,
        id: 3,
        score: 92,
        comment: 'Clear model reading, and every line was repeated by the student.',
        clip: { title: 'Unit 4: reading aloud', seconds: 125, isViewed: false },
      },
      {
        ...report,
        id: 2,
        studentName: 'Leo Wang',
        score: 71,
        comment: 'The chant was left out: please read it together at least twice.',
        clip: { title: 'Unit 4: reading aloud', seconds: 48, isViewed: true },
        feedback: 'Thank you, I will leave more time for the student.',
      },
      { ...report, id: 1, studentName: 'Zoe Li', score: 80, comment: 'Good energy.' },
    ],
    feedbackForm: ({ id, studentName }) => (
      <ReplyForm
        name={`recitation-feedback-${id}`}
        Form={RecordingForm}
        action="/complaintList/recitationClassesReport"
        label={`Your feedback on the class of ${studentName}`}
        submitLabel="Send feedback"
        hidden={{ id: String(id) }}
      />
    ),
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof RecitationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second, third] = canvas.getAllByRole('listitem');
    if (first === undefined || second === undefined) throw new Error('no reports');
    await expect(first).toHaveTextContent('92 of 100Passed');
    await expect(first).toHaveTextContent('2:05');
    await expect(second).toHaveTextContent('To improve');
    await expect(second).toHaveTextContent('Viewed');
    await expect(within(second).queryByText('Give feedback on this report')).not.toBeInTheDocument();
    await expect(third).toHaveTextContent('Passed');
    await userEvent.click(within(first).getByText('Give feedback on this report'));
    await userEvent.type(within(first).getByRole('textbox'), 'Thank you.');
    await userEvent.click(within(first).getByRole('button', { name: 'Send feedback' }));
    await expect(sent.mock.lastCall?.[0]).toEqual({ id: '3', content: 'Thank you.' });
  },
};

export const Empty: Story = { args: { reports: [] } };

export const Videos: StoryObj = {
  render: () => (
    <InstructionalVideos
      videos={[{ id: 1, title: 'Reading aloud: your voice leads', seconds: 184, href: 'https://videos.example/1' }]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Reading aloud: your voice leads/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
