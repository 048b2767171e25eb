import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ConfirmDialogHost } from '../primitives/dialogs/confirm-dialog-host.tsx';
import { RemarkHelper } from './remark-helper.tsx';

const meta = {
  title: 'Classes/RemarkHelper',
  component: RemarkHelper,
  decorators: [
    (Story) => (
      <>
        <Story />
        <ConfirmDialogHost />
      </>
    ),
  ],
  args: {
    insert: fn(),
    fill: fn(),
    student: 'Coco',
    unit: 'Unit 3',
    templates: [{ id: 1, name: 'Good lesson', body: '{student} liked {unit}.' }],
    onLoad: fn(),
    onSave: fn(),
    onDelete: fn(),
    lastRemark: { content: 'Last time.' },
  },
} satisfies Meta<typeof RemarkHelper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy from the last lesson' }));
    await expect(args.fill).toHaveBeenCalledWith({ content: 'Last time.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(canvas.getByRole('button', { name: /^Good lesson/ }));
    await expect(args.insert).toHaveBeenCalledWith('Coco liked Unit 3.');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Good lesson' }));
    const name = canvas.getByLabelText('Name');
    await expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'Great lesson{Enter}');
    await expect(args.onSave).toHaveBeenCalledWith({ id: 1, name: 'Great lesson', body: '{student} liked {unit}.' });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'New template' })).toHaveFocus();
    // A template is not gone by one press beside it.
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Good lesson' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete the template Good lesson?' });
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(1));
  },
};

export const Loading: Story = {
  args: { templates: undefined, lastRemark: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Templates' }));
    await expect(args.onLoad).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { templates: undefined, templatesError: 'Links seem to get inaccessible.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Links seem to get inaccessible.');
  },
};

export const Empty: Story = {
  args: { templates: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await userEvent.type(canvas.getByLabelText('Text'), '{{Student} read {{unti}.');
    await expect(canvas.getByLabelText('Text')).toHaveAccessibleDescription(/; \{unti\} would stay as typed\./);
  },
};

/** What was said against a template is not said against the next one. */
export const Refused: Story = {
  render: function Refused(args) {
    const [fieldErrors, setFieldErrors] = useState({});
    return <RemarkHelper {...args} fieldErrors={fieldErrors} onSave={() => setFieldErrors({ name: 'Required' })} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save template' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Required');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await expect(canvas.getByLabelText('Name')).not.toHaveAccessibleDescription('Required');
  },
};

/** What was typed into a template comes back with it, until it is saved or cancelled. */
export const ComingBack: Story = {
  render: function ComingBack(args) {
    const [isShown, setShown] = useState(true);
    const [savedCount, setSavedCount] = useState(0);
    return (
      <DraftsProvider owner="story">
        <Button onClick={() => setShown(!isShown)}>{isShown ? 'Leave' : 'Come back'}</Button>
        {isShown ? (
          <RemarkHelper {...args} savedCount={savedCount} onSave={() => setSavedCount(savedCount + 1)} />
        ) : null}
      </DraftsProvider>
    );
  },
  beforeEach: () => localStorage.clear(),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const leaveAndComeBack = async () => {
      await press('Leave');
      await press('Come back');
      await press('Templates');
      await press('New template');
    };
    await press('Templates');
    await press('New template');
    await userEvent.type(canvas.getByLabelText('Name'), 'Shy ones');
    await userEvent.type(canvas.getByLabelText('Text'), 'Brave today!');
    await leaveAndComeBack();
    await expect(canvas.getByLabelText('Name')).toHaveValue('Shy ones');
    await expect(canvas.getByLabelText('Text')).toHaveValue('Brave today!');
    await press('Save template');
    await leaveAndComeBack();
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Name'), 'Never mind');
    await press('Cancel');
    await press('New template');
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
  },
};
