import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { KitSearch } from './kit-search.tsx';

const meta = {
  title: 'Training/KitSearch',
  component: KitSearch,
  args: {
    action: '/trainingKit',
    name: '',
    category: '',
    categories: [
      { id: 'teaching', name: 'Teaching a lesson' },
      { id: 'tools', name: 'Classroom and tools' },
    ],
  },
} satisfies Meta<typeof KitSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Name of a test' })).toHaveValue('');
    await expect(canvas.queryByRole('link', { name: 'Show all' })).toBeNull();
  },
};

export const Searched: Story = {
  args: { name: 'rhythm', category: 'teaching', found: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('teaching');
    await expect(canvas.getByText('1 test found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show all' })).toBeVisible();
  },
};

export const NothingFound: Story = { args: { name: 'no such test', found: 0 } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
