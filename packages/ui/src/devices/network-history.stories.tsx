import type { Meta, StoryObj } from '@storybook/react-vite';
import { type NetworkFigures, noFigures } from '@tutor/rules/devices/network-figures';
import { days, minutes } from '@tutor/rules/time/durations';
import { expect, userEvent, within } from 'storybook/test';
import { NetworkHistory } from './network-history.tsx';
import { NetworkLayout } from './network-layout.tsx';

const now = new Date('2026-11-26T01:20:00.000Z');

const run = (id: number, daysAgo: number, changes: Partial<NetworkFigures> = {}) => ({
  id,
  at: new Date(now.getTime() - days(daysAgo) - minutes(8)),
  figures: {
    ...noFigures,
    ...{ latencyMs: 21, jitterMs: 2.4, downMbps: 18.2, upMbps: 9.4, downLatencyMs: 64, upLatencyMs: 88 },
    ...changes,
  },
});

const meta = {
  title: 'Devices/NetworkHistory',
  component: NetworkHistory,
  decorators: [
    (Story) => (
      <NetworkLayout>
        <Story />
      </NetworkLayout>
    ),
  ],
  args: {
    now,
    zone: 'Asia/Manila',
    runs: [
      run(9, 0),
      run(8, 1, { upMbps: 4.7, upLatencyMs: 340 }),
      run(7, 2, { upMbps: null, upLatencyMs: null, failed: ['upload'] }),
      run(6, 6, { downMbps: 11.1 }),
      run(5, 13, { downMbps: 24.6, upMbps: 12.2 }),
      run(4, 27, { downMbps: 2.1, upMbps: 1.4 }),
    ],
  },
} satisfies Meta<typeof NetworkHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Show 6 tests as a table'));
    const table = canvas.getByRole('table', { name: 'Network tests of the last 30 days' });
    const failed = within(table).getByRole('row', { name: /^Tue 24 Nov/ });
    await expect(failed).toHaveTextContent('not measured');
    await userEvent.click(canvas.getByRole('radio', { name: 'Upload' }));
    await expect(canvas.getByText('at most 12 Mbit/s')).toBeVisible();
  },
};

export const Compared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Both tests' });
    await expect(within(table).getByRole('row', { name: /^Upload/ })).toHaveTextContent(
      '4.7 Mbit/s9.4 Mbit/s+100 %, better',
    );
    // Tests of one minute are told apart.
    await userEvent.selectOptions(canvas.getByLabelText('First test'), 'Tue 24 Nov, 9:12 AM · 18 Mbit/s');
    await expect(within(table).getByRole('row', { name: /^Upload/ })).toHaveTextContent('not measured9.4 Mbit/s–');
    await expect(within(table).getByRole('row', { name: /^Packet loss/ })).toHaveTextContent('not measured');
  },
};

export const OneTest: Story = { args: { runs: [run(1, 0)] } };

export const Empty: Story = { args: { runs: [] } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const scroller = canvas.getByRole('region', { name: 'Both tests' });
    // The change beside both tests is in sight without scrolling.
    await expect(scroller.scrollWidth).toBeLessThanOrEqual(scroller.clientWidth);
  },
};
