import type { Meta, StoryObj } from '@storybook/react-vite';
import { evidenceChecklist } from '@tutor/rules/feedback/appeal';
import { appealUntil } from '@tutor/rules/scores/appeal-window';
import { expect, userEvent, within } from 'storybook/test';
import { AppealSubjectCard } from './appeal-subject.tsx';
import { EvidenceChecklist } from './evidence-checklist.tsx';

const at = new Date('2026-11-18T13:57:00Z');
const subject = {
  title: 'Cancelled by the tutor',
  points: -2,
  feeCentavos: 9_000,
  at,
  deadline: appealUntil(at),
  lesson: { clid: 700_221, href: '/classDetail/700221', studentName: 'Liu Zihan (Leo)', at },
  lateAnswer: { isYes: true, tappedAt: at, at },
};

const meta = {
  title: 'Feedback/Appeal',
  component: AppealSubjectCard,
  args: { subject, zone: 'Asia/Manila' },
} satisfies Meta<typeof AppealSubjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Subject: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('−2');
    await expect(canvasElement).toHaveTextContent('Yes, pressed Wed 18 Nov 2026');
  },
};

export const TimeIsOver: Story = {
  args: { subject: { title: 'Late for class', at: new Date('2020-01-01T00:00:00Z'), deadline: appealUntil(at) } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Time is over');
  },
};

/** What the form knows is marked by itself; the rest is ticked off by the tutor. */
export const Checklist: Story = {
  render: () => (
    <EvidenceChecklist
      items={evidenceChecklist({ type: 9, content: '', files: 1, hasClass: true, lateAnswer: true })}
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 of 3')).toBeVisible();
    const tip = canvas.getByRole('checkbox', { name: /Proof of the reason/ });
    await userEvent.click(tip);
    await expect(tip).toBeChecked();
  },
};
