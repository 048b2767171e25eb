import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CourseFinder } from './course-finder.tsx';

const meta = {
  title: 'Training/CourseFinder',
  component: CourseFinder,
  args: {
    action: '/trainingCenter/trainingOverview',
    kept: { show: 'new' },
    words: '',
    category: '',
    categories: ['Teaching a lesson', 'Young learners and safety', 'Classroom and tools', 'Working with us'],
    allHref: '/trainingCenter/trainingOverview?show=new',
  },
} satisfies Meta<typeof CourseFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Words' })).toHaveValue('');
    await expect(canvas.queryByRole('link', { name: 'Show all' })).toBeNull();
    await expect(canvas.getByRole('form', { name: 'Find courses' })).toHaveFormValues({ q: '', category: '' });
  },
};

export const Narrowed: Story = {
  args: { words: 'mouth', category: 'Teaching a lesson' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Words' })).toHaveValue('mouth');
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Teaching a lesson');
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute(
      'href',
      '/trainingCenter/trainingOverview?show=new',
    );
  },
};

export const UnknownCategory: Story = {
  args: { category: 'Cooking' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('combobox', { name: 'Category' })).toHaveValue('Cooking');
  },
};

/** A service that names no categories. */
export const NoCategories: Story = { args: { categories: [] } };

export const Phone: Story = {
  args: { words: 'a greeting', categories: ['A category with a name of many words that goes on for a while'] },
  globals: { viewport: { value: 'phone' } },
};
