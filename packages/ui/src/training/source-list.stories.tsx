import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SourceList } from './source-list.tsx';

const href = '/trainingResources/1001/download';
const file = { name: 'lesson-plan.pdf', title: 'Lesson plan for 25 minutes', kind: 'PDF', size: '48 KiB', href };

const meta = {
  title: 'Training/SourceList',
  component: SourceList,
  args: {
    title: 'Teaching a first trial lesson',
    files: [file, { ...file, name: 'greeting.mp3', title: 'A greeting, to speak along', kind: 'MP3', size: '152 KiB' }],
    allHref: href,
  },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Download Lesson plan for 25 minutes' })).toHaveAttribute(
      'href',
      href,
    );
    await expect(
      canvas.getByRole('link', { name: 'Download all as ZIP: Teaching a first trial lesson' }),
    ).toBeVisible();
  },
};

export const OneFile: Story = { args: { files: [file], allHref: undefined } };

export const Missing: Story = {
  args: { files: [{ ...file, href: undefined }], allHref: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Missing right now')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = { args: { files: [], allHref: undefined } };

export const LongWords: Story = {
  args: { files: [{ ...file, title: 'Donaudampfschifffahrtsgesellschaftskapitänsausbildung'.repeat(2) }] },
  globals: { viewport: { value: 'phone' } },
};
