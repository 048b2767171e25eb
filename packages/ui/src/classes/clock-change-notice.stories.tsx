import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClockChangeNotice } from './clock-change-notice.tsx';

const meta = {
  title: 'Classes/ClockChangeNotice',
  component: ClockChangeNotice,
  args: {
    zone: 'Europe/London',
    change: { at: new Date('2026-10-25T01:00:00Z'), beforeMinutes: 60, afterMinutes: 0 },
  },
} satisfies Meta<typeof ClockChangeNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Clocks in London go back by 1 h on Sunday 25 October');
    await expect(notice).toHaveTextContent('At 2:00 AM it becomes 1:00 AM.');
    // 8 PM in Shanghai is 1 PM of British summer time, and noon of Greenwich.
    await expect(notice).toHaveTextContent('the same company hour is 1 h earlier on your clock');
  },
};

export const Forward: Story = {
  args: { change: { at: new Date('2026-03-29T01:00:00Z'), beforeMinutes: 0, afterMinutes: 60 } },
  play: async ({ canvasElement }) => {
    const notice = within(canvasElement).getByRole('status');
    await expect(notice).toHaveTextContent('Clocks in London go forward by 1 h on Sunday 29 March');
    await expect(notice).toHaveTextContent('At 1:00 AM it becomes 2:00 AM.');
  },
};
