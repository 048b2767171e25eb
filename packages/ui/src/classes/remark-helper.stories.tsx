import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConfirmDialogHost } from '../primitives/confirm-dialog-host.tsx';
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
  args: { templates: [], fieldErrors: { name: 'Required' }, saveError: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Templates' }));
    await userEvent.click(canvas.getByRole('button', { name: 'New template' }));
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Required');
    await userEvent.type(canvas.getByLabelText('Text'), '{{Student} read {{unti}.');
    await expect(canvas.getByLabelText('Text')).toHaveAccessibleDescription(/; \{unti\} would stay as typed\./);
  },
};
