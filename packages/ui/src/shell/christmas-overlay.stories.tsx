import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChristmasOverlay } from './christmas-overlay.tsx';
import { SoftModeDialog } from './soft-mode-dialog.tsx';

const meta = {
  title: 'Shell/ChristmasOverlay',
  component: ChristmasOverlay,
  args: { isDue: true },
  globals: { theme: 'theme1' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  render: (args) => (
    <main>
      <h1>Dashboard</h1>
      <ChristmasOverlay {...args} />
    </main>
  ),
} satisfies Meta<typeof ChristmasOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('dialog', { name: 'Merry Christmas!' })).toBeVisible();
  },
};

/** A click anywhere takes it away, the bauble brings it back, and the keyboard can do both. */
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('dialog');
    await userEvent.click(canvas.getByText('Merry Christmas!'));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const bauble = canvas.getByRole('button', { name: 'Show the Christmas greeting' });
    bauble.focus();
    await userEvent.keyboard('{Enter}');
    const close = await canvas.findByRole('button', { name: 'Close' });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(bauble).toHaveFocus());
  },
};

function BesideADialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1>Dashboard</h1>
      <SoftModeDialog isOpen={isOpen} onOpenChange={setOpen} />
      <ChristmasOverlay isDue />
    </main>
  );
}

/** Soft Mode's own dialog is open when the greeting is due: it comes after that one, and neither locks the other. */
export const AfterADialog: Story = {
  render: () => <BesideADialog />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    // The bauble is there once the greeting could come.
    await waitFor(() => expect(canvasElement.querySelector('[title="Show the Christmas greeting"]')).not.toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Thank you' }));
    const greeting = await page.findByRole('dialog', { name: 'Merry Christmas!' });
    await userEvent.click(greeting);
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

export const NotDue: Story = {
  args: { isDue: false },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('dialog')).toBeNull();
  },
};
