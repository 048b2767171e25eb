import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { EmojiPicker } from './emoji-picker.tsx';
import { EmojiPopover } from './emoji-popover.tsx';

const onPick = fn();

const meta = {
  title: 'Chat/EmojiPicker',
  component: EmojiPicker,
  beforeEach: () => {
    onPick.mockClear();
  },
  args: { recent: ['👍', '🎉', '🦊'], onPick },
} satisfies Meta<typeof EmojiPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Those that were chosen last come first; arrows go through the grid. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Recent' })).toBeVisible();
    await userEvent.click(canvas.getByRole('combobox', { name: 'Group of emoji' }));
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('option', { name: 'thumbs up' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith('🎉');
  },
};

export const Search: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search emoji' });
    await userEvent.type(search, 'fox');
    await userEvent.click(await canvas.findByRole('option', { name: 'fox' }));
    await expect(onPick).toHaveBeenLastCalledWith('🦊');
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz');
    await expect(await canvas.findByText('No emoji found for “zzz”.')).toBeVisible();
  },
};

/** From the search, the arrow leads into what was found; Enter alone takes the first. Not while a word is being composed. */
export const SearchByKeyboard: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search emoji' });
    await userEvent.type(search, 'heart');
    const [first, second] = await canvas.findAllByRole('option');
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
    await expect(onPick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith(first?.textContent);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(second).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPick).toHaveBeenLastCalledWith(second?.textContent);
  },
};

export const NothingRecent: Story = {
  args: { recent: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'Smileys & Emotion' })).toBeVisible();
  },
};

/** Over the page; the focus goes back to its button. */
export const InPopover: Story = {
  render: function Render(args) {
    const [anchor, setAnchor] = useState<HTMLElement>();
    return (
      <div style={{ minHeight: '30rem', paddingTop: '26rem' }}>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Emoji</Button>
        {anchor === undefined ? null : <EmojiPopover {...args} anchor={anchor} onClose={() => setAnchor(undefined)} />}
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const button = canvas.getByRole('button', { name: 'Emoji' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await page.findByRole('dialog', { name: 'Emoji' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    // From what was searched for, too.
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await page.findByRole('searchbox', { name: 'Search emoji' }), 'fox');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(page.getByRole('option', { name: 'fox' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
