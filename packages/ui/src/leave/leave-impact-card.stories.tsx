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
        classes: [lesson(0, 50, 4_500, 'Coco Liang'), lesson(1, 25, 2_250, 'Ethan Wu'), lesson(2, 0, 0, 'Mia Zhao')],
        feeCentavos: 6_750,
        points: 4,
        openSlots: 3,
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
    await expect(rows[0]).toContain('PHP 45 · 2 points');
    await expect(rows[2]).toContain('No penalty');
    await expect(canvas.getByText('PHP 67.50')).toBeVisible();
    await expect(canvas.getByText(/3 open half hours are/)).toBeVisible();
  },
};

export const NothingChosen: Story = { args: { state: { kind: 'none' } } };

export const Loading: Story = { args: { state: { kind: 'loading' } } };

export const NoClass: Story = {
  args: { state: { kind: 'shown', impact: { classes: [], feeCentavos: 0, points: 0, openSlots: 0 } } },
};

export const Overlapping: Story = {
  args: {
    state: {
      kind: 'shown',
      impact: {
        classes: [],
        feeCentavos: 0,
        points: 0,
        openSlots: 0,
        overlap: { text: 'Tue 24 Nov, whole day', href: '/leaveRequest/leaveRecord' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have a leave in this time');
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed', message: 'The leave must begin in the future.' } },
};
