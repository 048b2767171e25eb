import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { OlderClientNotice } from './older-client-notice.tsx';

const meta = {
  title: 'Shell/OlderClientNotice',
  component: OlderClientNotice,
  args: { downloadHref: '/tutorClient' },
} satisfies Meta<typeof OlderClientNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/goes offline on November 30th, 2020/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/tutorClient');
  },
};
