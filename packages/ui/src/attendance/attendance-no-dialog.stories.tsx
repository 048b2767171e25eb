import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from '../uploads/file-field.tsx';
import type { FileItem } from '../uploads/file-item.ts';
import { AttendanceNoDialog } from './attendance-no-dialog.tsx';

function attachment(files: readonly FileItem[] = [], error?: string) {
  return (
    <FileField
      id="attendance-no-attachment"
      label="Attachment"
      name="attachment"
      accept=".jpg,.jpeg,.png"
      limitsText="JPG or PNG, at most 10 MiB"
      files={files}
      error={error}
      onPick={fn()}
      onRemove={fn()}
      onRetry={fn()}
    />
  );
}

const photo: FileItem = { id: 'photo', name: 'brownout.jpg', size: 812_000, state: { kind: 'chosen' } };

const meta = {
  title: 'Attendance/AttendanceNoDialog',
  component: AttendanceNoDialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    isSubmitting: false,
    lossesHref: '/scores/pointsLedger?show=loss',
    item: {
      id: 12,
      start: new Date('2026-11-20T04:51:00Z'),
      end: new Date('2026-11-20T05:16:00Z'),
      timeText: '11-20-2026 12:51',
      studentName: 'Mia Chen',
      subject: 'Kids English',
      lessonFeeCentavos: 9_000,
    },
    zone: 'Asia/Manila',
    attachment: attachment([photo]),
  },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof AttendanceNoDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(
      dialog.getByText(/Cancel now: 100 % of the lesson fee \(PHP 90\) and 2 points\. In 41 min it becomes 300 %\./),
    ).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'your points ledger (new tab)' })).toHaveAttribute(
      'href',
      '/scores/pointsLedger?show=loss',
    );
    const reason = dialog.getByRole('combobox', { name: 'Reason' });
    await expect([...reason.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'Choose a reason',
      'LAG',
      'Internet Issue',
      'Brownout',
      'Family Reason',
      'Equipment Problem (computer, headset, etc.)',
      'Personal Reason',
    ]);
    await userEvent.selectOptions(reason, '3');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'The whole street is dark.');
    await userEvent.click(dialog.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: '3', note: 'The whole street is dark.' });
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const Required: Story = {
  args: {
    errors: { reason: 'Required', note: 'Required', attachment: 'Required' },
    attachment: attachment([], 'Required'),
  },
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('region', { name: 'Please check the following' })).toHaveFocus());
    await expect(dialog.getAllByText('Required')).toHaveLength(3);
    for (const field of ['Reason', 'Note', 'Attachment']) {
      await userEvent.click(dialog.getByRole('link', { name: `${field}: Required` }));
      await expect(dialog.getByLabelText(new RegExp(`^${field}`))).toHaveFocus();
    }
  },
};

export const WrongFile: Story = {
  args: {
    attachment: attachment([
      {
        ...photo,
        name: 'not-a-photo.png',
        state: {
          kind: 'failed',
          message: 'This is not a JPG or PNG picture, whatever its name says.',
          canRetry: false,
        },
      },
    ]),
  },
};

export const Refused: Story = { args: { error: 'The class starts in less than 30 minutes.' } };

/** Another answer waits: it is taken back by keyboard, and the focus stays with what was typed. */
export const RefusedForWaiting: Story = {
  render: function Render(args) {
    const [isWaiting, setWaiting] = useState(true);
    const takeBack = (): void => setWaiting(false);
    return (
      <AttendanceNoDialog
        {...args}
        {...(isWaiting ? { error: args.error, onTakeBack: takeBack } : { error: undefined })}
      />
    );
  },
  args: { error: 'This class has an answer that waits already. Take it back first.' },
  play: async ({ canvasElement }) => {
    const element = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    const dialog = within(element);
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'The whole street is dark.');
    dialog.getByRole('button', { name: 'Take back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('The whole street is dark.');
    await waitFor(() => expect(element.contains(canvasElement.ownerDocument.activeElement)).toBe(true));
  },
};

export const Submitting: Story = {
  args: { isSubmitting: true, progress: 62 },
  play: async ({ args, canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByRole('progressbar', { name: 'Sending the photo' })).toHaveValue(62);
    await userEvent.click(dialog.getByRole('button', { name: 'Submitting...' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
