import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FilterLinks } from './filter-links.tsx';

const meta = {
  title: 'Primitives/FilterLinks',
  component: FilterLinks,
  args: {
    label: 'State',
    filters: [
      { href: '?', label: 'All', isCurrent: false },
      { href: '?state=waiting', label: 'Needs your reply', isCurrent: true },
      { href: '?state=upheld', label: 'Upheld', isCurrent: false },
    ],
  },
} satisfies Meta<typeof FilterLinks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Needs your reply');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All' })).toHaveFocus();
  },
};
