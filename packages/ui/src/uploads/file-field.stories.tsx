import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { FormDialog } from '../forms/form-dialog.tsx';
import { PageForm } from '../forms/page-form.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { FileField, type FileFieldProps } from './file-field.tsx';
import type { FileItem } from './file-item.ts';

const photo: FileItem = {
  id: 'a',
  name: 'router without lights.jpg',
  size: 3_400_000,
  state: { kind: 'sending', percent: 42 },
};

const meta = {
  title: 'Uploads/FileField',
  component: FileField,
  args: {
    label: 'Attachment',
    name: 'attachment',
    accept: '.jpg,.jpeg,.png',
    limitsText: 'JPG or PNG, at most 10 MiB',
    files: [],
    onPick: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Attachment');
    await expect(input).toHaveAccessibleDescription(/JPG or PNG, at most 10 MiB/);
    const file = new File(['x'], 'photo.png', { type: 'image/png' });
    await userEvent.upload(input, file);
    await expect(args.onPick).toHaveBeenLastCalledWith([file]);
  },
};

export const Sending: Story = {
  args: { files: [photo] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Upload of router without lights.jpg' })).toHaveValue(42);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel: router without lights.jpg' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

const picture = (name: string) => new File(['x'], name, { type: 'image/png' });

/** What has no room is told, and goes to nobody. */
export const TooMany: Story = {
  args: { limit: 3, files: [{ ...photo, state: { kind: 'done' } }] },
  play: async ({ args, canvas, step }) => {
    const input = canvas.getByLabelText('Attachment');
    await expect(input).toHaveAccessibleDescription(/JPG or PNG, at most 10 MiB\. At most 3 files$/);
    const four = ['a.png', 'b.png', 'c.png', 'd.png'].map(picture);
    await userEvent.upload(input, four);
    await expect(args.onPick).toHaveBeenLastCalledWith(four.slice(0, 2));
    await expect(canvas.getByText('At most 3 files can be sent here; 2 were left out.')).toBeVisible();
    await expect(input).toBeInvalid();
    await step('What fits is no error any more', async () => {
      await userEvent.upload(input, picture('e.png'));
      await expect(input).toBeValid();
    });
  },
};

/** A field for one file takes the first of those that are dropped. */
export const TwoForOne: Story = {
  play: async ({ args, canvas }) => {
    const two = [picture('a.png'), picture('b.png')];
    const dataTransfer = new DataTransfer();
    for (const file of two) dataTransfer.items.add(file);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    await fireEvent(await canvas.findByText(/or drop it here/), drop);
    await expect(args.onPick).toHaveBeenLastCalledWith(two.slice(0, 1));
    await expect(canvas.getByText('At most 1 file can be sent here; 1 was left out.')).toBeVisible();
  },
};

function Chosen(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  return <FileField {...props} files={files} onPick={() => setFiles([photo])} />;
}

/** Of a file that the form has had from the beginning nothing is said. */
export const Spoken: Story = {
  args: { files: [{ ...photo, id: 'b', name: 'bill.png', state: { kind: 'done' } }] },
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.upload(canvas.getByLabelText('Attachment'), new File(['x'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByText('router without lights.jpg: 25 %')).toBeInTheDocument();
  },
};

export const Offline: Story = {
  args: { files: [{ ...photo, state: { kind: 'waiting', percent: 42, reason: 'offline' } }] },
};

/** It has arrived, and is the form's only once that was saved. */
export const Done: Story = {
  args: { files: [{ ...photo, state: { kind: 'done' }, reference: 'Absent/abcdefghijklmnopqrstuv.jpg' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Uploaded. Not saved yet.')).toBeVisible();
    const hidden = canvasElement.querySelector<HTMLInputElement>('input[type=hidden]');
    await expect(hidden).toHaveValue('Absent/abcdefghijklmnopqrstuv.jpg');
  },
};

export const Saved: Story = {
  args: {
    files: [{ ...photo, state: { kind: 'done', isSaved: true }, reference: 'Absent/abcdefghijklmnopqrstuv.jpg' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Saved')).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: 'Required',
    files: [{ ...photo, state: { kind: 'failed', message: 'Upload failed, please try again later', canRetry: true } }],
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: router without lights.jpg' }));
    await expect(args.onRetry).toHaveBeenCalledWith('a');
    await expect(within(canvas.getByRole('list')).getByText('Upload failed, please try again later')).toBeVisible();
  },
};

function InForm(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  const remove = (id: string): void => setFiles(files.filter((file) => file.id !== id));
  return (
    <PageForm
      name="appeal"
      label="Appeal"
      action="/myFeedback/appeal"
      Form={RecordingForm}
      labels={{}}
      submitLabel="Submit"
    >
      <FileField {...props} id="appeal-file" files={files} onRemove={remove} />
    </PageForm>
  );
}

const arrived: FileItem = {
  ...photo,
  id: 'b',
  name: 'bill.png',
  state: { kind: 'done' },
  reference: 'Absent/bill.png',
};
const inSummary = /^Please check the following/;

/** A form is not sent without a file that was chosen for it, and says so where the tutor can do something about it. */
export const HoldsItsForm: Story = {
  args: { name: 'file', limit: 3, files: [arrived, photo] },
  render: (args) => <InForm {...args} />,
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas, canvasElement, step }) => {
    const input = canvas.getByLabelText('Attachment');
    const words = 'router without lights.jpg is still uploading. Please wait until it has arrived, or remove it.';
    await expect(input).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(sent).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
    const summary = within(canvas.getByRole('region', { name: inSummary }));
    await expect(summary.getByRole('link', { name: words })).toBeVisible();
    await step('The check of one field is no sending', async () => {
      const check = document.createElement('button');
      check.formNoValidate = true;
      check.name = 'check';
      const form = canvasElement.querySelector('form');
      form?.append(check);
      form?.requestSubmit(check);
      check.remove();
      await expect(sent).toHaveBeenCalledTimes(1);
      sent.mockClear();
    });
    await step('Without the file it goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel: router without lights.jpg' }));
      await expect(canvas.queryByRole('region', { name: inSummary })).toBeNull();
      await expect(input).toBeValid();
      await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
      await expect(sent).toHaveBeenCalledTimes(1);
      await expect(sent.mock.lastCall?.[0]).toMatchObject({ file: 'Absent/bill.png' });
    });
  },
};

/** A full field takes no focus: its file does, and pressing Enter once more does nothing to it. */
export const HoldsItsFormWhenFull: Story = {
  args: {
    limit: 2,
    files: [
      arrived,
      { ...photo, state: { kind: 'failed', message: 'Upload failed, please try again later', canRetry: true } },
    ],
  },
  render: (args) => <InForm {...args} />,
  beforeEach: () => void sent.mockClear(),
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Submit' }).focus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(sent).not.toHaveBeenCalled();
    await expect(args.onRetry).not.toHaveBeenCalled();
    const words = 'router without lights.jpg has not arrived. Please try it again, or remove it.';
    const file = canvas.getByRole('listitem', { name: 'router without lights.jpg' });
    await expect(file).toHaveFocus();
    await expect(file).toHaveAccessibleDescription(words);
    await userEvent.click(canvas.getByRole('link', { name: words }));
    await expect(file).toHaveFocus();
    await expect(canvas.getByLabelText('Attachment')).toHaveAccessibleDescription(expect.stringContaining(words));
  },
};

function InDialog(props: FileFieldProps) {
  return (
    <FormDialog
      isOpen
      onOpenChange={fn()}
      title="Appeal"
      draft="appeal"
      isSubmitting={false}
      onSubmit={sent}
      fieldErrors={{ reason: 'Required' }}
      replyErrors={{}}
      summary={{ idPrefix: 'appeal', labels: { reason: 'Reason' } }}
    >
      <TextField id="appeal-reason" label="Reason" error="Required" />
      <FileField {...props} id="appeal-file" />
    </FormDialog>
  );
}

/** A dialog that waits says so, too: at once, and at the field whatever else stood there. */
export const HoldsItsDialog: Story = {
  args: { limit: 2, files: [photo] },
  render: (args) => <InDialog {...args} />,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const input = await page.findByLabelText('Attachment');
    await userEvent.upload(input, [picture('a.png'), picture('b.png')]);
    await expect(input).toHaveAccessibleDescription(/1 was left out/);
    await expect(page.queryByRole('region')).toBeNull();
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    await expect(sent).not.toHaveBeenCalled();
    const words = 'router without lights.jpg is still uploading. Please wait until it has arrived, or remove it.';
    const summary = within(page.getByRole('region', { name: inSummary }));
    await expect(summary.getAllByRole('link').map((link) => link.textContent)).toEqual(['Reason: Required', words]);
    await expect(input).toHaveAccessibleDescription(expect.stringContaining(words));
  },
};

function MadeNeedless(props: FileFieldProps) {
  const [isWanted, setWanted] = useState(true);
  return (
    <>
      <Checkbox
        label="I have a certificate"
        checked={isWanted}
        onChange={(event) => setWanted(event.currentTarget.checked)}
      />
      <div hidden={!isWanted}>
        <FileField {...props} />
      </div>
    </>
  );
}

/** What an answer has made needless holds nothing, and nothing is said of it any more. */
export const HoldsNothingWhenNeedless: Story = {
  args: { name: 'file', files: [photo] },
  render: (args) => (
    <PageForm
      name="tesol"
      label="TESOL"
      action="/personalData/tesol"
      Form={RecordingForm}
      labels={{}}
      submitLabel="Submit"
    >
      <MadeNeedless {...args} />
    </PageForm>
  ),
  beforeEach: () => void sent.mockClear(),
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    await userEvent.click(submit);
    await expect(canvas.getByRole('region', { name: inSummary })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have a certificate' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: inSummary })).toBeNull());
    await userEvent.click(submit);
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** Whoever checks the form's fields hears of a file that came or went as of a text that was typed. */
export const HeardAsTyped: Story = {
  args: { name: 'file', files: [arrived] },
  render: (args) => <InForm {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const heard = fn();
    canvasElement.addEventListener('input', ({ target }) => heard(target instanceof HTMLInputElement && target.name));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: bill.png' }));
    await expect(heard.mock.calls).toEqual([['file']]);
  },
};
