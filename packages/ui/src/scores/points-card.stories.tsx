import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PointsCard } from './points-card.tsx';

const grades = [
  { name: 'D', scoreStart: 0, scoreEnd: 399.9 },
  { name: 'C', scoreStart: 400, scoreEnd: 899.9 },
  { name: 'B', scoreStart: 900, scoreEnd: 1599.9 },
  { name: 'A', scoreStart: 1600, scoreEnd: 9999 },
];

const meta = {
  title: 'Scores/PointsCard',
  component: PointsCard,
  args: {
    points: 1284.6,
    level: 'B2',
    grades,
    monthPoints: 24.6,
    monthName: 'November',
    parts: [
      { label: 'Completed', points: 18.6 },
      { label: 'Good rating', points: 8 },
      { label: 'Cancellation', points: -2 },
      { label: 'Absence', points: 0 },
      { label: 'Complaint', points: 0 },
    ],
  },
} satisfies Meta<typeof PointsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('1,284.6 points · grade B');
    await expect(canvas.getByText('315.4 points to go')).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'To grade A' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Cancellation −2' })).toBeVisible();
  },
};

export const HighestGrade: Story = {
  args: { points: 2400, level: 'A1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('You are in the highest grade.')).toBeVisible();
  },
};

export const NewTutor: Story = {
  args: {
    points: 0,
    level: undefined,
    monthPoints: 0,
    parts: [
      { label: 'Completed', points: 0 },
      { label: 'Good rating', points: 0 },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Level D1')).toBeVisible();
  },
};

export const BadMonth: Story = {
  args: {
    monthPoints: -31.4,
    parts: [
      { label: 'Completed', points: 0.6 },
      { label: 'Absence', points: -20 },
      { label: 'Complaint', points: -10 },
      { label: 'Cancellation', points: -2 },
    ],
  },
};

export const WithoutGradeTable: Story = {
  args: { grades: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('progressbar')).not.toBeInTheDocument();
  },
};
