import type { Meta, StoryObj } from '@storybook/react-vite';
import { shakeEveryMs, shakeForMs } from '@tutor/rules/growth/growth-entry';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { useNow } from '../primitives/behaviour/now.tsx';
import { GrowthEntryWidget } from './growth-entry-widget.tsx';
import { StoryClock, StoryClockProvider } from './story-clock.tsx';

const clock = new StoryClock();

const meta = {
  title: 'Shell/GrowthEntryWidget',
  component: GrowthEntryWidget,
  args: {
    unclaimedPoints: 120,
    level: 2,
    completedTasks: 3,
    totalTasks: 8,
    isRedPacketClosed: false,
    onClose: fn(),
    onStillChange: fn(),
  },
  beforeEach: () => clock.reset(),
  decorators: [
    (Story) => (
      <StoryClockProvider clock={clock}>
        <Story />
      </StoryClockProvider>
    ),
  ],
} satisfies Meta<typeof GrowthEntryWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

const shaking = (canvasElement: HTMLElement): Element | null => canvasElement.querySelector('[data-shaking]');

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'Growth Center: Receive 120 points' });
    await expect(link).toHaveAttribute('href', '/growthCenter');
    await userEvent.click(canvas.getByRole('button', { name: 'Close the red packet' }));
    await expect(args.onClose).toHaveBeenCalledWith({ isRedPacketClosed: true, isHidden: false });
  },
};

export const RedPacketClosed: Story = {
  args: { isRedPacketClosed: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Growth Center: Enter 3/8 tasks' })).toBeVisible();
    canvas.getByRole('button', { name: 'Hide the growth entry' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledWith({ isRedPacketClosed: true, isHidden: true });
  },
};

export const Shaking: Story = {
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    await expect(shaking(canvasElement)).toBeNull();
    clock.advance(shakeEveryMs);
    await waitFor(() => expect(shaking(canvasElement)).not.toBeNull());
    clock.advance(shakeForMs);
    await waitFor(() => expect(shaking(canvasElement)).toBeNull());
    clock.advance(shakeEveryMs - shakeForMs);
    await waitFor(() => expect(shaking(canvasElement)).not.toBeNull());
  },
};

/** Says what the page's clock shows, so that a story knows when its moment was drawn. */
function ShownTime() {
  return <time>{useNow('second').toISOString()}</time>;
}

export const Stilled: Story = {
  globals: { motion: 'full' },
  args: { isStill: true },
  render: (args) => (
    <>
      <GrowthEntryWidget {...args} />
      <ShownTime />
    </>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    clock.advance(shakeEveryMs);
    await canvas.findByText(new Date(clock.nowMs()).toISOString());
    await expect(shaking(canvasElement)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Let it move again' }));
    await expect(args.onStillChange).toHaveBeenCalledWith(false);
  },
};

export const StillUnderReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    clock.advance(shakeEveryMs);
    await waitFor(() => expect(shaking(canvasElement)).not.toBeNull());
    const drawing = shaking(canvasElement)?.querySelector('svg');
    await expect(drawing === null || drawing === undefined ? '' : getComputedStyle(drawing).animationName).toBe('none');
  },
};

export const NothingToReceive: Story = {
  args: { unclaimedPoints: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Growth Center: Enter 3/8 tasks' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stop it from moving' })).toBeNull();
  },
};

export const NoLevelYet: Story = {
  args: { unclaimedPoints: 0, level: 0, completedTasks: 0 },
  play: async ({ canvasElement }) => {
    clock.advance(shakeEveryMs);
    await waitFor(() => expect(shaking(canvasElement)).not.toBeNull());
  },
};

export const ManyPoints: Story = { args: { unclaimedPoints: 123456 } };
