import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type KitItem, KitList } from './kit-list.tsx';

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#e0e7ff"/></svg>')}`;
const kit: KitItem = {
  id: 1001,
  name: 'Teaching a first trial lesson',
  href: '/trainingkitDetails/1001',
  icon,
  isPassed: true,
  score: 90,
  testMinutes: 15,
};
const test: KitItem = {
  ...{ id: 40_001, name: 'Test: Teaching pronunciation', href: '/trainingTestDetails?kctId=40001', icon },
  ...{ isPassed: false, testMinutes: 20, testHref: '/trainingTestDetails?kctId=40001' },
};

const meta = {
  title: 'Training/KitList',
  component: KitList,
  args: {
    categories: [
      { id: 'teaching', name: 'Teaching a lesson', items: [kit] },
      { id: 'training-test', name: 'Training Test', items: [test] },
    ],
  },
} satisfies Meta<typeof KitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = (name: string) => within(within(canvasElement).getByRole('list', { name }));
    await expect(list('Teaching a lesson').getByText('Best score: 90 %')).toBeVisible();
    await expect(list('Teaching a lesson').getByText('Passed')).toBeVisible();
    await expect(list('Training Test').getByText('No score yet')).toBeVisible();
    await expect(
      list('Training Test').getByRole('link', { name: 'Take the test: Test: Teaching pronunciation' }),
    ).toBeVisible();
  },
};

export const WithoutDrawing: Story = {
  args: { categories: [{ id: 'a', name: 'Teaching a lesson', items: [{ ...kit, icon: undefined }] }] },
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    categories: [
      {
        id: 'training-test',
        name: 'Training Test',
        items: [
          { ...test, isPassed: true, score: 80, name: 'Test: Everything that one may need in a lesson '.repeat(3) },
        ],
      },
    ],
  },
};

export const Empty: Story = {
  args: { categories: [{ id: 'teaching', name: 'Teaching a lesson', items: [] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No training kits here')).toBeVisible();
  },
};
