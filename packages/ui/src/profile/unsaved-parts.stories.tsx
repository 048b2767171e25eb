import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageHeader } from '../primitives/layout/page-header.tsx';
import { UnsavedParts } from './unsaved-parts.tsx';

const meta = {
  title: 'Profile/UnsavedParts',
  component: UnsavedParts,
  args: {
    parts: [
      { title: 'Picture and ID', href: '#section-files' },
      { title: 'About you', href: '#section-about' },
    ],
  },
  render: (args) => <PageHeader title="Personal Data" description={<UnsavedParts {...args} />} />,
} satisfies Meta<typeof UnsavedParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('Not saved yet: Picture and ID, About you');
    await expect(canvas.getByRole('link', { name: 'About you' })).toHaveAttribute('href', '#section-about');
  },
};
