import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ContactsDialog } from './contacts-dialog.tsx';

const meta = {
  title: 'Chat/ContactsDialog',
  component: ContactsDialog,
  args: {
    contacts: [
      { id: 1, name: 'Chen Yutong (Coco)', detail: 'Student' },
      { id: 2, name: 'Study Adviser', detail: 'Staff, asks about holidays' },
    ],
    search: '',
    onSearch: fn(),
    hrefOf: (id) => `/chat?person=${id}`,
    onClose: fn(),
  },
} satisfies Meta<typeof ContactsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onMore: fn() },
  play: async ({ args }) => {
    await expect(await screen.findByRole('link', { name: /Chen Yutong/ })).toHaveAttribute('href', '/chat?person=1');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search people' }), 'a');
    await expect(args.onSearch).toHaveBeenCalledWith('a');
    await userEvent.click(screen.getByRole('button', { name: 'Show more people' }));
    await expect(args.onMore).toHaveBeenCalled();
  },
};

export const Nobody: Story = {
  args: { contacts: [], search: 'Zoe' },
  play: async () => {
    const said = await screen.findByText('Nobody was found.');
    // The dialog comes in by and by.
    await waitFor(() => expect(said).toBeVisible());
  },
};

export const Loading: Story = { args: { contacts: [], isLoading: true } };

export const Failed: Story = {
  args: { contacts: [], problem: 'Links seem to get inaccessible.' },
};
