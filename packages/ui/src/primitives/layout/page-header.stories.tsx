import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../buttons/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'Primitives/PageHeader',
  component: PageHeader,
  args: { title: 'Class Table' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: 'Class Table' })).toBeVisible();
  },
};

export const Full: Story = {
  args: {
    description: 'Mon 16 – Sun 22 Nov 2026, in Manila time (GMT+8)',
    back: { href: '/home', label: 'Dashboard' },
    actions: (
      <>
        <Button>Today</Button>
        <Button variant="primary">Release time</Button>
      </>
    ),
  },
};

export const Phone: Story = { args: Full.args ?? {}, globals: { viewport: { value: 'phone' } } };
