import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ResourcesFolder } from './resources-folder.tsx';

const href = '/trainingResources/1001/download';
const meta = {
  title: 'Training/ResourcesFolder',
  component: ResourcesFolder,
  args: {
    action: '/resourcesFolder',
    words: '',
    kits: [
      {
        id: 1001,
        course: 'Teaching a first trial lesson',
        files: [{ name: 'plan.pdf', title: 'Lesson plan for 25 minutes', kind: 'PDF', size: '48 KiB', href }],
      },
      {
        id: 1002,
        course: 'Teaching pronunciation',
        files: [
          { name: 'pairs.mp3', title: 'Minimal pairs, to speak along', kind: 'MP3', size: '152 KiB', href },
          { name: 'mouth.pdf', title: 'Mouth cards', kind: 'PDF', size: '64 KiB', href },
        ],
        allHref: href,
      },
    ],
  },
} satisfies Meta<typeof ResourcesFolder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('list', { name: 'Teaching pronunciation' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^Download all/ })).toHaveLength(1);
  },
};

export const Empty: Story = { args: { kits: [] } };

export const NothingFound: Story = {
  args: { kits: [], words: 'giraffe' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('searchbox', { name: 'Words' })).toHaveValue('giraffe');
    await expect(canvas.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/resourcesFolder');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
