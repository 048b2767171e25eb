import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeaveImpactCard } from './leave-impact-card.tsx';

const startMs = Date.UTC(2026, 10, 24, 1);
const lesson = (index: number, feePercent: number, feeCentavos: number, studentName: string) => ({
  clid: 700_001 + index,
  startMs: startMs + index * 1_800_000,
  endMs: startMs + index * 1_800_000 + 1_500_000,
  studentName,
  feePercent,
  feeCentavos,
  points: feePercent === 0 ? 0 : 2,
});

const meta = {
  title: 'Leave/LeaveImpactCard',
  component: LeaveImpactCard,
  args: {
    zone: 'Asia/Manila',
    state: {
      kind: 'shown',
      impact: {
        startMs,
        classes: [lesson(0, 50, 4_500, 'Coco Liang'), lesson(1, 25, 2_250, 'Ethan Wu'), lesson(2, 0, 0, 'Mia Zhao')],
        feeCentavos: 6_750,
        points: 4,
        openSlots: 3,
        trainingLessons: 1,
      },
    },
  },
} satisfies Meta<typeof LeaveImpactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(rows[0]).toContain('Coco Liang');
    await expect(rows[0]).toContain('Tue 24 Nov, 9:00 – 9:25 AM');
    await expect(rows[0]).toContain('50\u00a0% · PHP 45 · 2 points');
    await expect(rows[2]).toContain('No penalty');
    await expect(canvas.getByRole('region', { name: 'What this leave costs' })).toHaveTextContent(
      /Classes3Lesson feesPHP 67\.50Points4/,
    );
    await expect(canvas.getByRole('list', { name: 'Classes in this time' })).toBeVisible();
    await expect(canvas.getByText('3 open half hours are closed with it.')).toBeVisible();
    await expect(canvas.getByText('1 training lesson is cancelled with it, at no cost.')).toBeVisible();
    await expect(canvas.getByText('From Tue 24 Nov 2026, 9:00 AM')).toBeVisible();
    await expect(canvas.getByText(/^Nothing is cancelled/)).toHaveTextContent(
      /^Nothing is cancelled before the company approves\. The cost counts from when you send the request, also if the answer takes longer\. Times are Manila time \(GMT\+8\)\.$/,
    );
  },
};

export const NothingChosen: Story = {
  args: { state: { kind: 'none' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Choose from when to when. The classes in that time and their cost show here.'),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: { kind: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Looking for your classes')).toBeInTheDocument();
  },
};

export const NoClass: Story = {
  args: {
    state: {
      kind: 'shown',
      impact: { startMs, classes: [], feeCentavos: 0, points: 0, openSlots: 1, trainingLessons: 0 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class of yours is in this time.')).toBeVisible();
    await expect(canvas.getByText('1 open half hour is closed with it.')).toBeVisible();
  },
};

/** Without a class, too, the offset is that of the leave's own days. */
export const InAnotherSeason: Story = {
  args: {
    zone: 'Europe/London',
    state: {
      kind: 'shown',
      impact: {
        startMs: Date.UTC(2027, 6, 1),
        classes: [],
        feeCentavos: 0,
        points: 0,
        openSlots: 0,
        trainingLessons: 0,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Times are London time \(GMT\+1\)\.$/)).toBeVisible();
    await expect(canvas.queryByText(/closed with it/)).toBeNull();
  },
};

export const Overlapping: Story = {
  args: {
    state: {
      kind: 'shown',
      impact: {
        startMs,
        classes: [],
        feeCentavos: 0,
        points: 0,
        openSlots: 0,
        trainingLessons: 0,
        overlap: { text: 'Tue 24 Nov 2026, whole day', href: '/leaveRequest/leaveRecord' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have a leave in this time');
    const other = canvas.getByRole('link', { name: 'Tue 24 Nov 2026, whole day' });
    await expect(other).toHaveAttribute('href', '/leaveRequest/leaveRecord');
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The leave must begin in the future.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The leave must begin in the future.');
  },
};
