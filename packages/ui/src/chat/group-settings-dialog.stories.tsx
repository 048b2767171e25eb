import type { Meta, StoryObj } from '@storybook/react-vite';
import type { GroupSettings } from '@tutor/rules/chat/conversation';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GroupSettingsDialog } from './group-settings-dialog.tsx';

const onSubmit = fn();

/** Another administrator changes the group while the dialog stands open. */
let change: (to: Partial<GroupSettings>) => void = () => undefined;

const meta = {
  title: 'Chat/GroupSettingsDialog',
  component: GroupSettingsDialog,
  beforeEach: () => {
    onSubmit.mockClear();
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groupId: 7,
    settings: {
      name: 'Unit 5',
      announcement: 'Page 12 until Friday.',
      introduction: 'For parents of unit 5.',
      joining: 'asked',
      question: 'Who is your child?',
      whoSpeaks: 'all',
      whoMentionsAll: 'admins',
      whoSendsFiles: 'all',
    },
    onSubmit,
  },
} satisfies Meta<typeof GroupSettingsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Only what was changed is sent. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who may speak' }), 'admins');
    const name = dialog.getByRole('textbox', { name: 'Group name' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Unit 6');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ name: 'Unit 6', whoSpeaks: 'admins' });
  },
};

/** A group is closed until an administrator opens it. */
export const Opened: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const joining = dialog.getByRole('combobox', { name: "Who may join by the group's number" });
    await expect(joining).toHaveDisplayValue('Only those whom an administrator accepts');
    await userEvent.selectOptions(joining, 'Anybody who knows the number, at once');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ joining: 'open' });
  },
};

/** What another administrator changes meanwhile is not undone. */
export const ChangedMeanwhile: Story = {
  render: function Render(args) {
    const [settings, setSettings] = useState(args.settings);
    change = (to) => setSettings((before) => ({ ...before, ...to }));
    return <GroupSettingsDialog {...args} settings={settings} />;
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    change({ announcement: 'Page 13 until Monday.' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Who may speak' }), 'admins');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenLastCalledWith({ whoSpeaks: 'admins' });
  },
};

/** Each text has its own limit, in what its rule counts. */
export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const fields = [
      ['Announcement', '界'.repeat(301), '1 too many: at most 300 characters'],
      ['Introduction', '界'.repeat(81), '3 too many: at most 240 bytes'],
      ['Question', '界'.repeat(67), '1 too many: at most 200 bytes'],
    ] as const;
    for (const [label, text, said] of fields) {
      const field = dialog.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(text);
      await expect(dialog.getByText(said)).toBeVisible();
      await expect(field).toHaveValue(text);
    }
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Announcement: at most 300 characters')).toBeVisible();
    await expect(dialog.getByText('Introduction: at most 240 bytes')).toBeVisible();
    await expect(dialog.getByText('Question: at most 200 bytes')).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { error: 'Group operation failed: only administrators can change this group.' } };
