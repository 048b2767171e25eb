import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileName } from './chat-story-data.ts';
import { JoinGroupDialog } from './join-group-dialog.tsx';

const onFind = fn();
const onJoin = fn();
const group = {
  id: 4711,
  name: 'Unit 5',
  introduction: 'For parents of unit 5.',
  question: 'Who is your child?',
  memberCount: 12,
};

const meta = {
  title: 'Chat/JoinGroupDialog',
  component: JoinGroupDialog,
  beforeEach: () => {
    onFind.mockClear();
    onJoin.mockClear();
  },
  args: { isOpen: true, onOpenChange: fn(), onFind, onOther: fn(), onJoin },
} satisfies Meta<typeof JoinGroupDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Number of the group' });
    await userEvent.type(field, 'abc{Enter}');
    await expect(await dialog.findByText('Type the number of the group: digits only')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '4711{Enter}');
    await expect(onFind).toHaveBeenLastCalledWith(4711);
  },
};

export const WithQuestion: Story = {
  args: { found: group },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('Who is your child?')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Coco');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    await expect(onJoin).toHaveBeenLastCalledWith({ answer: 'Coco' });
  },
};

export const WithoutQuestion: Story = {
  args: { found: { ...group, question: '' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await expect(onJoin).toHaveBeenLastCalledWith({ answer: '' });
  },
};

export const AlreadyIn: Story = {
  args: { found: { ...group, whyNot: 'You are in this group already.' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('You are in this group already.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    await expect(onJoin).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = { args: { error: 'There is no group with this number.' } };

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { found: { ...group, name: hostileName, introduction: `${hostileName} `.repeat(5), question: hostileName } },
};
