import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ForwardDialog } from './forward-dialog.tsx';

const contacts = [
  { id: 10, name: "Coco's mother" },
  { id: 11, name: 'Unit 5', detail: 'Group, 4 members' },
];

const meta = {
  title: 'Chat/ForwardDialog',
  component: ForwardDialog,
  args: { text: 'Please bring page 12.', contacts, search: '', onSearch: fn(), onForward: fn(), onClose: fn() },
} satisfies Meta<typeof ForwardDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Forward this message' }));
    await expect(dialog.getByText('Please bring page 12.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    await expect(dialog.getByText('Choose at least one conversation.')).toBeVisible();
    await expect(args.onForward).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Unit 5/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Forward' }));
    await expect(args.onForward).toHaveBeenCalledWith([contacts[1]]);
  },
};

export const NothingFound: Story = { args: { contacts: [], search: 'Zz' } };
