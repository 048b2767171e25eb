import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NetworkFigures, noFigures } from '@tutor/rules/devices/network-figures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { NetworkTestPanel } from './network-test-panel.tsx';

const good: NetworkFigures = {
  ...noFigures,
  latencyMs: 21,
  jitterMs: 2.4,
  downMbps: 42.7,
  upMbps: 18.1,
  downLatencyMs: 64,
  upLatencyMs: 88,
  lossPercent: 0,
  usedBytes: 22_600_000,
};

const meta = {
  title: 'Devices/NetworkTestPanel',
  component: NetworkTestPanel,
  args: { state: { phase: 'idle' }, onStart: fn(), onStop: fn() },
} satisfies Meta<typeof NetworkTestPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('');
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const Starting: Story = { args: { state: { phase: 'running', probe: 'begin', figures: noFigures } } };

export const MeasuringLatency: Story = {
  args: { state: { phase: 'running', probe: 'latency', figures: noFigures } },
};

export const MeasuringDownload: Story = {
  args: {
    state: {
      phase: 'running',
      probe: 'download',
      figures: { ...noFigures, latencyMs: 21, jitterMs: 2.4, downMbps: 39.2, usedBytes: 4_100_000 },
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Measuring the download');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onStop).toHaveBeenCalledOnce();
  },
};

export const MeasuringUpload: Story = {
  args: {
    state: {
      phase: 'running',
      probe: 'upload',
      figures: { ...good, upMbps: 15.6, upLatencyMs: null, lossPercent: null },
    },
  },
};

export const MeasuringLoss: Story = {
  args: { state: { phase: 'running', probe: 'loss', figures: { ...good, lossPercent: null } } },
};

export const Good: Story = {
  args: { state: { phase: 'done', figures: good }, keeping: 'Kept in your tests.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Good for group video and one-to-one video.');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const LossNotMeasured: Story = {
  args: { state: { phase: 'done', figures: { ...good, lossPercent: null } } },
  play: async ({ canvasElement }) => {
    const [, , , loss] = within(canvasElement).getAllByRole('listitem');
    await expect(loss).toHaveTextContent('Not measured');
    await expect(loss).not.toHaveTextContent('0 %');
    await expect(loss).toHaveTextContent('which is not available');
  },
};

export const LossOfAVisitor: Story = {
  args: { ...LossNotMeasured.args, isVisitor: true },
  play: async ({ canvasElement }) => {
    const [, , , loss] = within(canvasElement).getAllByRole('listitem');
    await expect(loss).toHaveTextContent('Sign in to have it measured');
  },
};

export const OneToOneOnly: Story = { args: { state: { phase: 'done', figures: { ...good, upMbps: 1.4 } } } };

export const Stalls: Story = {
  args: { state: { phase: 'done', figures: { ...good, upStalls: { count: 2, longestMs: 1_460 } } } },
};

export const Poor: Story = {
  args: {
    state: {
      phase: 'done',
      figures: {
        ...good,
        ...{ jitterMs: 72, downMbps: 0.9, upMbps: 0.08, downLatencyMs: 420, upLatencyMs: 1_240, lossPercent: 6.5 },
      },
    },
  },
};

export const UploadFailed: Story = {
  args: {
    state: {
      phase: 'done',
      figures: { ...good, upMbps: null, upLatencyMs: null, lossPercent: null, failed: ['upload', 'loss'] },
    },
  },
};

export const Stopped: Story = { args: { state: { phase: 'stopped', usedBytes: 4_100_000 } } };

export const Void: Story = {
  args: { state: { phase: 'void', usedBytes: 1_300_000 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('The test does not count.');
    await expect(within(canvasElement).queryByRole('list')).toBeNull();
  },
};

export const InAnotherTab: Story = { args: { state: { phase: 'elsewhere' } } };

export const RunningOnTheNetwork: Story = {
  args: { state: { phase: 'limited', refusal: { reason: 'running', retryAfterSeconds: 6 } } },
};

export const HourlyLimit: Story = {
  args: { state: { phase: 'limited', refusal: { reason: 'hourly', retryAfterSeconds: 1_300 } } },
};

export const TooManyTutors: Story = {
  args: { state: { phase: 'limited', refusal: { reason: 'busy', retryAfterSeconds: 6 } } },
};

export const Unreachable: Story = { args: { state: { phase: 'unreachable' } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { phase: 'done', figures: { ...good, upMbps: 1.4, lossPercent: null } } },
};
