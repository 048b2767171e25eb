import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AppPosterDialog } from './app-poster-dialog.tsx';

const meta = {
  title: 'Shell/AppPosterDialog',
  component: AppPosterDialog,
  args: { isOpen: true, onOpenChange: fn() },
  parameters: { docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof AppPosterDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Close the poster' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
    await expect(page.queryByRole('link')).toBeNull();
  },
};

export const WithTheApp: Story = {
  args: { appHref: 'https://app.example.com/' },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('link', { name: 'Get the app' })).toHaveAttribute(
      'href',
      'https://app.example.com/',
    );
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
