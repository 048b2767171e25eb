import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScheduleNotOpen } from './schedule-not-open.tsx';

const meta = {
  title: 'Schedule/ScheduleNotOpen',
  component: ScheduleNotOpen,
  args: { view: 'submit' },
} satisfies Meta<typeof ScheduleNotOpen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Submit: Story = {};
export const Cancel: Story = { args: { view: 'cancle' } };
