import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OlderClientNotice } from './older-client-notice.tsx';

const meta = {
  title: 'Shell/OlderClientNotice',
  component: OlderClientNotice,
  args: { downloadHref: '/tutorClient', onDismiss: fn() },
} satisfies Meta<typeof OlderClientNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/goes offline on November 30th, 2020/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download' })).toHaveAttribute('href', '/tutorClient');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};

export const ToStay: Story = { render: ({ downloadHref }) => <OlderClientNotice downloadHref={downloadHref} /> };
