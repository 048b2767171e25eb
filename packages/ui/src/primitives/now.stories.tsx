import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { NowProvider, useNow } from './now.tsx';

function Clock({ every }: { every: 'second' | 'minute' }) {
  return <output aria-label="Clock">{useNow(every).toISOString()}</output>;
}

const meta = {
  title: 'Primitives/Now',
  component: Clock,
  args: { every: 'minute' },
} satisfies Meta<typeof Clock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { clock: '2026-11-20T01:10:00Z' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Clock')).toHaveTextContent('2026-11-20T01:10:00.000Z');
  },
};

/** Counts on from the server's time, whatever this computer's own clock says. */
export const CarriesOnTheServersClock: Story = {
  args: { every: 'second' },
  // What it shows depends on how long it has been open, so it is no picture to compare.
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <NowProvider initialNowMs={Date.UTC(2001, 0, 1, 0, 0, 0, 900)}>
      <Clock {...args} />
    </NowProvider>
  ),
  play: async ({ canvasElement }) => {
    const clock = within(canvasElement).getByLabelText('Clock');
    await waitFor(() => expect(clock).toHaveTextContent(/^2001-01-01T00:00:01/), { timeout: 3_000 });
  },
};
