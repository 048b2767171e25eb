import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from '../uploads/file-field.tsx';
import { FeedbackDialog } from './feedback-dialog.tsx';

const meta = {
  title: 'Feedback/FeedbackDialog',
  component: FeedbackDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    isSubmitting: false,
    remaining: 8,
    types: [
      { id: 1, name: 'Portal or system problem' },
      { id: 36, name: 'Problem in the classroom' },
      { id: 11, name: 'Complaint about a person' },
      { id: 9, name: 'Appeal: cancellation' },
    ],
    classes: [{ id: 700221, label: 'Lucy, Fri 20 Nov 2026, 10:30' }],
    fileField: (isOptional) => (
      <FileField
        id="feedback-dialog-file"
        name="file"
        label="File"
        isOptional={isOptional}
        accept=".jpg,.png,.gif"
        limitsText="JPG, PNG or GIF, at most 10 MiB"
        limit={3}
        files={[]}
        onPick={fn()}
        onRemove={fn()}
        onRetry={fn()}
      />
    ),
    listHref: '/myFeedback',
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof FeedbackDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The fields follow the type: class, complaint name, evidence. */
export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const type = await page.findByLabelText('Type');
    await expect(page.getByText('8 of 10 left this month')).toBeVisible();
    await expect(page.queryByLabelText(/Class ID/)).toBeNull();
    await userEvent.selectOptions(type, '1');
    await expect(page.getByLabelText(/Class ID/)).not.toBeRequired();
    await userEvent.selectOptions(type, '11');
    await expect(page.getByLabelText('Complaint Name')).toBeRequired();
    await expect(page.queryByLabelText(/Class ID/)).toBeNull();
    await userEvent.selectOptions(type, '9');
    await expect(page.getByLabelText('Class ID')).toBeRequired();
    await userEvent.type(page.getByLabelText('Class ID'), '700221');
    await userEvent.type(page.getByLabelText('Content'), 'The power was cut.');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

/** Only Cancel and the close button give up what was typed; Escape and a click beside are often no decision. */
export const WaysOut: Story = {
  args: { onCancel: fn() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const content = await page.findByLabelText('Content');
    await userEvent.type(content, 'The power was cut.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Close' }));
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  args: {
    error: 'Links seem to get inaccessible.',
    fieldErrors: { type: 'Required', content: 'Max 500 characters', file: 'Required' },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    for (const [field, message] of [
      ['Type', 'Required'],
      ['Content', 'Max 500 characters'],
      ['File', 'Required'],
    ] as const) {
      await userEvent.click(page.getByRole('link', { name: `${field}: ${message}` }));
      await expect(page.getByLabelText(new RegExp(`^${field}`))).toHaveFocus();
    }
  },
};

/** What is wrong is summed up once the form was to be sent, not as one field of it is left. */
export const StoppedByItsChecks: Story = {
  args: { fieldErrors: { content: 'Required' }, replyErrors: {}, validate: (event) => event.preventDefault() },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const submit = await page.findByRole('button', { name: 'Submit' });
    await expect(page.getByLabelText('Content')).toHaveAccessibleDescription(/Required/);
    await expect(page.queryByRole('region')).toBeNull();
    await userEvent.click(submit);
    await expect(await page.findByRole('link', { name: 'Content: Required' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { isSubmitting: true },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Appeals do not count: the form stays for them. */
export const NoneLeft: Story = {
  args: { remaining: 0 },
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/You have sent 10 this month/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'My feedback' })).toHaveAttribute('href', '/myFeedback');
    await userEvent.selectOptions(page.getByLabelText('Type'), '9');
    await userEvent.type(page.getByLabelText('Class ID'), '700221');
    await userEvent.type(page.getByLabelText('Content'), 'The power was cut.');
    await userEvent.click(page.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const Loading: Story = { args: { isLoading: true } };

export const LoadFailed: Story = { args: { loadError: 'Links seem to get inaccessible.', onRetry: fn() } };
