import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupNumberFrom, groupNumberText } from '@tutor/rules/chat/group-number';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hostileName } from './chat-story-data.ts';
import { JoinGroupDialog } from './join-group-dialog.tsx';

const onFind = fn();
const onJoin = fn();
const number = groupNumberFrom('48210937551');
const group = { name: 'Unit 5', introduction: 'For parents of unit 5.', memberCount: 12 };

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
    const wrong = "A group's number has 12 digits. Please check yours.";
    await expect(await dialog.findByText(wrong)).toBeVisible();
    await userEvent.clear(field);
    // Two digits are exchanged: nobody is asked.
    await userEvent.type(field, `84${number.slice(2)}{Enter}`);
    await expect(dialog.getByText(wrong)).toBeVisible();
    await expect(onFind).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, `${groupNumberText(number)}{Enter}`);
    await expect(onFind).toHaveBeenLastCalledWith(number);
  },
};

export const WithQuestion: Story = {
  args: { found: { number, question: 'Who is your child?' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('Who is your child?')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Your answer' }), 'Coco');
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    await expect(onJoin).toHaveBeenLastCalledWith({ answer: 'Coco' });
  },
};

/** A closed group without a question, or none at all: nothing tells which. */
export const WithoutQuestion: Story = {
  args: { found: { number, question: '' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText(`Group ${groupNumberText(number)}`)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Your message to them/ }), "Coco's mother");
    await userEvent.click(dialog.getByRole('button', { name: 'Ask to join' }));
    await expect(onJoin).toHaveBeenLastCalledWith({ answer: "Coco's mother" });
  },
};

/** An administrator has opened it. */
export const Open: Story = {
  args: { found: { number, group, question: '' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await expect(onJoin).toHaveBeenLastCalledWith({ answer: '' });
  },
};

export const AlreadyIn: Story = {
  args: { found: { number, group, question: '', whyNot: 'You are in this group already.' } },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('You are in this group already.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Join' }));
    await expect(onJoin).not.toHaveBeenCalled();
  },
};

export const TooMany: Story = {
  args: { error: 'Too many numbers of groups. Please wait 40 minutes and try again.' },
};

export const Hostile: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    found: { number, group: { ...group, name: hostileName, introduction: `${hostileName} `.repeat(5) }, question: '' },
  },
};

export const HostileQuestion: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { found: { number, question: hostileName } },
};
