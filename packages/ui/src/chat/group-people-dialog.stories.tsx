import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileName } from './chat-story-data.ts';
import { CreateGroupDialog, InviteDialog } from './group-people-dialog.tsx';

const contacts = [
  { id: 2, name: "Coco's mother", detail: 'Student' },
  { id: 3, name: 'Ann Lee', detail: 'Student' },
  { id: 4, name: 'Ben', whyNot: 'Is in this group already.' },
  { id: 5, name: hostileName, detail: 'Staff' },
];
const onSubmit = fn();

function Held(props: ComponentProps<typeof CreateGroupDialog>) {
  const [search, setSearch] = useState('');
  const found = props.contacts.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return <CreateGroupDialog {...props} contacts={found} search={search} onSearch={setSearch} />;
}

const meta = {
  title: 'Chat/GroupPeopleDialog',
  component: CreateGroupDialog,
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  args: { isOpen: true, onOpenChange: fn(), contacts, search: '', onSearch: fn(), onSubmit },
} satisfies Meta<typeof CreateGroupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function dialogOf(canvasElement: HTMLElement) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Group name' }), 'Unit 5');
    await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'ann{Enter}');
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ann Lee/ }));
    await userEvent.clear(dialog.getByRole('searchbox', { name: 'Search people' }));
    await expect(dialog.getByRole('button', { name: 'Ann Lee: remove' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: /Ben ?Is in this group already/ })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Unit 5', people: [3], note: '' });
  },
};

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
    await expect(await dialog.findByText('Group name must not be empty')).toBeVisible();
    await expect(dialog.getByText('Choose at least one person.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Group name' })).toHaveFocus();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

const names: readonly (readonly [name: string, said: string, isRight: boolean])[] = [
  ['a'.repeat(30), '30 of 30 bytes', true],
  ['a'.repeat(31), '1 too many: at most 30 bytes', false],
  ['界'.repeat(10), '30 of 30 bytes', true],
  ['界'.repeat(11), '3 too many: at most 30 bytes', false],
  ['😀'.repeat(7), '28 of 30 bytes', true],
  ['😀'.repeat(8), '2 too many: at most 30 bytes', false],
  ['👨‍👩‍👧‍👦', '25 of 30 bytes', true],
  [' \u200B \uFEFF ', '0 of 30 bytes', false],
];

/** The counter counts what the rule counts; nothing is cut, and whole signs stay whole. */
export const NamesInBytes: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    const field = dialog.getByRole('textbox', { name: 'Group name' });
    await userEvent.click(dialog.getByRole('checkbox', { name: /Ann Lee/ }));
    for (const [name, said, isRight] of names) {
      onSubmit.mockClear();
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(name);
      await expect(dialog.getByText(said)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Create group' }));
      await expect(field).toHaveValue(name);
      await expect(onSubmit.mock.calls.length).toBe(isRight ? 1 : 0);
    }
  },
};

export const Invite: Story = {
  render: (args) => <InviteDialog {...args} groupId={7} />,
  play: async ({ canvasElement }) => {
    const dialog = await dialogOf(canvasElement);
    await userEvent.click(dialog.getByRole('checkbox', { name: /Coco/ }));
    await userEvent.click(dialog.getByRole('textbox', { name: /Note to them/ }));
    await userEvent.paste('x'.repeat(151));
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(await dialog.findByText('Note: at most 150 characters')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ people: [2], note: 'x'.repeat(150) });
  },
};

export const Loading: Story = { args: { contacts: [], isLoading: true } };
export const Nobody: Story = { args: { contacts: [] } };
export const Problem: Story = {
  args: { contacts: [], problem: 'Your contacts could not be loaded. You are offline.' },
};
export const Refused: Story = { args: { error: 'Group operation failed: Ann Lee cannot be invited.' } };
export const More: Story = { args: { onMore: fn() } };
