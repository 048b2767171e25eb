import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyNow } from './class-story-data.ts';
import { Countdown } from './countdown.tsx';

const inSeconds = (seconds: number): Date => new Date(storyNow.getTime() + seconds * 1000);

const meta = {
  title: 'Classes/Countdown',
  component: Countdown,
  args: { to: inSeconds(16 * 60), event: 'Class starts' },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More than a quarter of an hour ahead a screen reader is left in peace. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('16:00')).toBeVisible();
    await expect(canvas.getByText('16 min')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const FifteenMinutes: Story = {
  args: { to: inSeconds(15 * 60) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Class starts in 15 min.');
  },
};

/** Between two announcements the last one stands, so that nothing is said at each second. */
export const FourMinutes: Story = {
  args: { to: inSeconds(4 * 60 + 7) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('04:07')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Class starts in 5 min.');
  },
};

export const Now: Story = {
  args: { to: storyNow },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('00:00')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Class starts now.');
  },
};

export const Hours: Story = {
  args: { to: inSeconds(3 * 3600 + 5 * 60 + 9) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3:05:09')).toBeVisible();
  },
};

export const Days: Story = {
  args: { to: inSeconds(2 * 86_400 + 4 * 3600) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('2 d 4 h', { selector: '[aria-hidden]' })).toBeVisible();
  },
};
