import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClassDetailSkeleton } from './class-detail-skeleton.tsx';
import { ClassTableSkeleton } from './class-table-skeleton.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { MessagesSkeleton } from './messages-skeleton.tsx';

const meta = { title: 'Shell/Skeletons', component: HomeSkeleton } satisfies Meta<typeof HomeSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading the dashboard');
  },
};

export const ClassTable: Story = { render: () => <ClassTableSkeleton /> };

export const ClassDetail: Story = { render: () => <ClassDetailSkeleton /> };

export const Messages: Story = { render: () => <MessagesSkeleton /> };
