import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SmallClassCard, TestClassCard } from './class-group-cards.tsx';
import { storyNow, storyZone } from './class-story-data.ts';
import { TrainingCard } from './training-card.tsx';
import { TrialNoticeCard } from './trial-notice-card.tsx';

const meta = {
  title: 'Classes/ClassSideCards',
  component: TrainingCard,
  args: { title: 'Teaching Kids English', isRead: false, action: '/classDetail/7', Form: RecordingForm },
  beforeEach: () => sent.mockClear(),
} satisfies Meta<typeof TrainingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Training: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Read it now' }));
    await expect(sent.mock.calls[0]?.[0]).toEqual({ intent: 'training' });
  },
};

export const TrainingOpen: Story = {
  args: { isRead: true, html: '<h3>Show, then say</h3><p>Wait three seconds.</p>' },
};

export const TrialNotice: Story = {
  render: () => <TrialNoticeCard canSend zone={storyZone} action="/classDetail/7" Form={RecordingForm} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Send SMS' }));
    await expect(sent.mock.calls[0]?.[0]).toEqual({ intent: 'trialSms' });
  },
};

export const TrialNoticeSent: Story = {
  render: () => <TrialNoticeCard canSend={false} sentAt={storyNow} zone={storyZone} action="/classDetail/7" />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Sent Fri 20 Nov, 9:10 AM');
  },
};

export const SmallClass: Story = {
  render: () => (
    <SmallClassCard
      students={[
        { id: 1, name: 'Mia Chen', age: 8, level: 'Level 2' },
        { id: 2, name: 'Leo Wang' },
      ]}
    />
  ),
};

const parts = [{ name: 'Listening', questions: 10, minutes: 5, full: 25 }];
export const TestAhead: Story = { render: () => <TestClassCard name="Test 1" passScore={15} parts={parts} /> };
export const TestPassed: Story = {
  render: () => <TestClassCard name="Test 1" passScore={15} parts={parts} score={15} />,
};
export const TestNotPassed: Story = {
  render: () => <TestClassCard name="Test 1" passScore={15} parts={parts} score={14} />,
};
