import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ClientNoticeDialog } from './client-notice-dialog.tsx';

const meta = {
  title: 'Shell/ClientNoticeDialog',
  component: ClientNoticeDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'The new classroom client is here',
    html: '<p>Version <strong>3.2</strong> opens the classroom in half the time.</p><ul><li>A clearer whiteboard</li><li>Sound that holds on a slow line</li></ul>',
    action: '/tutorClient',
  },
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof ClientNoticeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = await page.findByRole('dialog', { name: 'The new classroom client is here' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(page.getByRole('button', { name: 'Noted' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

const onSend = fn();

export const Download: Story = {
  args: {
    Form: function StoryForm({ onSubmit, ...form }) {
      return (
        <form
          {...form}
          onSubmit={(event) => {
            event.preventDefault();
            onSend(form.action, new FormData(event.currentTarget).get('platform'));
            onSubmit?.(event);
          }}
        />
      );
    },
  },
  play: async ({ args, canvasElement }) => {
    onSend.mockClear();
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Download for Windows' }));
    await expect(onSend).toHaveBeenLastCalledWith('/tutorClient', 'windows');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await userEvent.click(page.getByRole('button', { name: 'Download for Mac' }));
    await expect(onSend).toHaveBeenLastCalledWith('/tutorClient', 'mac');
  },
};

export const HostileContent: Story = {
  args: { html: '<p>Read <img src="x" alt="" onerror="document.title=1"><a href="javascript:alert(1)">this</a></p>' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(dialog.querySelector('[onerror]')).toBeNull();
    await expect(dialog.querySelector('a[href^="javascript"]')).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title: 'What changes with the new classroom client, for whom and from when',
    html: '<p>All of it, and more.</p>'.repeat(40),
  },
};
