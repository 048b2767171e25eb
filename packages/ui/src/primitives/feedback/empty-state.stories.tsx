import type { Meta, StoryObj } from '@storybook/react-vite';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../buttons/button-link.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: {
    icon: CalendarDays,
    title: 'No classes this day',
    description: 'Classes that students book appear here. Release more time to be booked more often.',
    action: <ButtonLink href="/releaseTime/submit">Release time</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 3, name: 'No classes this day' })).toBeVisible();
  },
};

export const OnlyWords: Story = { render: ({ icon: _icon, action: _action, ...words }) => <EmptyState {...words} /> };
