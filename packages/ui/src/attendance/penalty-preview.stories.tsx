import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { NowProvider } from '../primitives/behaviour/now.tsx';
import { PenaltyPreview } from './penalty-preview.tsx';

const meta = {
  title: 'Attendance/PenaltyPreview',
  component: PenaltyPreview,
  // The stories' clock stands at 01:10Z.
  args: { start: new Date('2026-11-20T04:51:00Z'), lessonFeeCentavos: 9_000 },
} satisfies Meta<typeof PenaltyPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      'Cancel now: 100 % of the lesson fee (PHP 90) and 2 points. In 41 min it becomes 300 %.',
    );
  },
};

export const Free: Story = { args: { start: new Date('2026-11-24T04:00:00Z') } };
export const DearestBand: Story = { args: { start: new Date('2026-11-20T03:00:00Z') } };
export const FeeUnknown: Story = { args: { lessonFeeCentavos: undefined } };

/** The clock passes three hours before class: the text changes, and only the new price is said aloud. */
export const CrossingABand: Story = {
  args: { start: new Date('2026-11-20T04:10:00Z') },
  render: function Crossing(args) {
    const [at, setAt] = useState('2026-11-20T01:10:00.000Z');
    useEffect(() => {
      const timer = setTimeout(() => setAt('2026-11-20T01:10:00.001Z'), 300);
      return () => clearTimeout(timer);
    }, []);
    return (
      <NowProvider frozenAt={new Date(at)}>
        <PenaltyPreview {...args} />
      </NowProvider>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Cancelling now costs 300 % of the lesson fee (PHP 270) and 2 points.',
      ),
    );
  },
};
