import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarX from 'lucide-react/icons/calendar-x';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock3 from 'lucide-react/icons/clock-3';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import Flower from 'lucide-react/icons/flower';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Video from 'lucide-react/icons/video';
import { StatusTag } from './status-tag.tsx';

const meta = {
  title: 'Primitives/StatusTag',
  component: StatusTag,
  args: { tone: 'success', icon: CircleCheck, children: 'Confirmed' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Waited: Story = { args: { tone: 'info', icon: Clock3, children: 'Waited' } };
export const Joinable: Story = { args: { tone: 'brand', icon: Video, children: 'Open now' } };
export const Cancelled: Story = { args: { tone: 'neutral', icon: CalendarX, children: 'Cancelled' } };
export const Finished: Story = { args: { tone: 'neutral', icon: CheckCheck, children: 'Finished' } };
export const MissingRemark: Story = { args: { tone: 'warning', icon: FilePenLine, children: 'Missing remark' } };
export const Penalty: Story = { args: { tone: 'danger', icon: TriangleAlert, children: 'Penalty 50%' } };
export const Reward: Story = { args: { tone: 'reward', icon: Flower, children: '12 flowers' } };
export const Medium: Story = { args: { size: 'medium' } };
