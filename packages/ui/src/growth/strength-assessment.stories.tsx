import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StrengthAssessment } from './strength-assessment.tsx';

const meta = {
  title: 'Growth/StrengthAssessment',
  component: StrengthAssessment,
  args: {
    cycle: 'November 2026',
    scores: [
      { strength: 'attendance', score: 98, previousScore: 95, count: 120 },
      { strength: 'punctuality', score: 100, previousScore: 100, count: 18 },
      { strength: 'remarks', score: 81, previousScore: 90, count: 118 },
      { strength: 'ratings', score: 92, count: 74 },
      { strength: 'response', count: 0 },
    ],
  },
} satisfies Meta<typeof StrengthAssessment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 up from 95, of 120')).toBeVisible();
    await expect(canvas.getByText('9 down from 90, of 118')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Work on remarks first' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remarks due' })).toHaveAttribute('href', '/remarksDue');
    await expect(canvas.getByText('Nothing to score')).toBeVisible();
  },
};
export const NothingYet: Story = {
  args: { scores: [{ strength: 'attendance', count: 0 }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing to assess yet')).toBeVisible();
  },
};
export const AllFull: Story = {
  args: { scores: [{ strength: 'attendance', score: 100, previousScore: 98, count: 12 }] },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
