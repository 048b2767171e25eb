import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { RecordingForm } from '../forms/story-form.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { ClassNoticeAnswer } from './class-notice-answer.tsx';
import { MessageView } from './message-view.tsx';
import { NoticeAnswered } from './notice-answered.tsx';

const meta = {
  title: 'Messages/MessageView',
  component: MessageView,
  args: {
    title: 'New teaching materials: Oxford Discover 3, units 9 to 12',
    kind: 'notice',
    sentAt: new Date('2026-11-20T01:00:00Z'),
    zone: 'Asia/Manila',
    backHref: '/message',
    html: '<p>Dear tutors,</p><p>Units <strong>9 to 12</strong> are available from today.</p><ul><li>Slides</li><li>Homework</li></ul>',
  },
} satisfies Meta<typeof MessageView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('New teaching materials');
    await expect(canvas.getByText('Friday 20 November, 9:00 AM')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Messages' })).toHaveAttribute('href', '/message');
  },
};

export const HostileContent: Story = {
  args: { html: '<p onclick="alert(1)">Hello</p><b onmouseover="alert(1)">there</b><script>alert(1)</script>' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Hello')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, [onmouseover]')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title: 'Important changes to the schedule of all trial lessons during the winter holidays, please read to the end',
    html: `<p>${'Every trial lesson begins five minutes earlier than before. '.repeat(30)}</p>`,
  },
};

/** A word that nothing divides: an address, a file's name. */
export const LongWord: Story = {
  args: { title: `Please read ${'long'.repeat(200)}` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const ClassNotice: Story = {
  args: {
    title: 'Substitute wanted: Oxford Discover 3, Unit 8',
    source: 'class',
    html: '<p>A colleague is ill. Can you take over the class <strong>tomorrow at 8:30 PM</strong>?</p>',
    actions: <ClassNoticeAnswer action="/messageView/12" draft="refusal:12" Form={RecordingForm} />,
  },
};

export const LeadingOn: Story = {
  args: {
    title: 'Please write the remark for Mia Chen',
    kind: 'remind',
    source: 'classRemark',
    actions: (
      <ButtonLink href="/classDetail/7#remark" variant="primary">
        Write the remark
      </ButtonLink>
    ),
    more: <Link href="/chat?class=7">Message the student</Link>,
  },
};

export const Accepted: Story = {
  args: { title: 'Substitute wanted', source: 'class', actions: <NoticeAnswered answer="accepted" /> },
};

export const Refused: Story = {
  args: { title: 'Substitute wanted', source: 'class', actions: <NoticeAnswered answer="refused" /> },
};
