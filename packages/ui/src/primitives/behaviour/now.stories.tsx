import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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

const started = Date.UTC(2001, 0, 1);
const askNowMs = fn<() => Promise<number>>();
const realNow = Date.now;

/** What a page sees of a sleep: the clock that people set went on, and the monotonic one did not. */
function sleepFor(ms: number): void {
  Date.now = () => realNow() + ms;
  document.dispatchEvent(new Event('visibilitychange'));
}

/** After a sleep time is right at once, and exact as soon as the server has been asked. */
export const AfterASleep: Story = {
  args: { every: 'second' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    askNowMs.mockReset();
    // The page's first question: there is no line yet.
    askNowMs.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    return () => {
      Date.now = realNow;
    };
  },
  render: (args) => (
    <NowProvider initialNowMs={started} askNowMs={askNowMs}>
      <Clock {...args} />
    </NowProvider>
  ),
  play: async ({ canvasElement }) => {
    const clock = within(canvasElement).getByLabelText('Clock');
    const shows = (text: RegExp) => waitFor(() => expect(clock).toHaveTextContent(text));
    // It runs.
    await waitFor(() => expect(clock).toHaveTextContent(/^2001-01-01T00:00:0[1-9]/), { timeout: 5_000 });
    // There is no line yet, as after most sleeps.
    askNowMs.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    sleepFor(3_600_000);
    await shows(/^2001-01-01T01:00/);
    askNowMs.mockResolvedValueOnce(started + 3_720_000);
    window.dispatchEvent(new Event('online'));
    await shows(/^2001-01-01T01:02/);
    await expect(askNowMs).toHaveBeenCalledTimes(3);
    window.dispatchEvent(new Event('online'));
    await expect(askNowMs).toHaveBeenCalledTimes(3);
  },
};

/** The clock that people set is set by hand: the server's word puts right what looked like a sleep. */
export const AfterTheComputersClockWasSet: Story = {
  ...AfterASleep,
  play: async ({ canvasElement }) => {
    const clock = within(canvasElement).getByLabelText('Clock');
    await waitFor(() => expect(clock).toHaveTextContent(/^2001-01-01T00:00:0[1-9]/), { timeout: 5_000 });
    askNowMs.mockResolvedValueOnce(started + 60_000);
    sleepFor(36_000_000);
    await waitFor(() => expect(clock).toHaveTextContent(/^2001-01-01T00:01/));
    askNowMs.mockResolvedValueOnce(started + 120_000);
    sleepFor(0);
    await waitFor(() => expect(clock).toHaveTextContent(/^2001-01-01T00:02/));
  },
};
