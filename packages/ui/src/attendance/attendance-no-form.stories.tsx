import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FileField } from '../uploads/file-field.tsx';
import { AttendanceNoForm } from './attendance-no-form.tsx';

const meta = {
  title: 'Attendance/AttendanceNoForm',
  component: AttendanceNoForm,
  args: {
    action: '/attendance/no?id=12',
    onSubmit: fn(),
    isSubmitting: false,
    backHref: '/home',
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
    attachment: (
      <FileField
        id="attendance-no-attachment"
        label="Attachment"
        name="attachment"
        accept=".jpg,.jpeg,.png"
        limitsText="JPG or PNG, at most 10 MiB"
        files={[{ id: 'photo', name: 'brownout.jpg', size: 812_000, state: { kind: 'chosen' } }]}
        onPick={fn()}
        onRemove={fn()}
        onRetry={fn()}
      />
    ),
  },
} satisfies Meta<typeof AttendanceNoForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Reason' }), '3');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'The whole street is dark.');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ reason: '3', note: 'The whole street is dark.' });
  },
};

/** Each refusal comes into sight from far above the button, which keeps the focus. */
export const Refused: Story = {
  globals: { viewport: { value: 'zoomed' } },
  render: function Render(args) {
    const [error, setError] = useState<string>();
    const refuse = (): void => {
      setError(undefined);
      setTimeout(() => setError('This class was already answered.'));
    };
    return <AttendanceNoForm {...args} error={error} onSubmit={refuse} />;
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Submit' });
    for (const _time of ['once', 'again']) {
      submit.scrollIntoView({ block: 'end' });
      await userEvent.click(submit);
      const refusal = await canvas.findByRole('alert');
      await waitFor(() => expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await expect(submit).toHaveFocus();
    }
  },
};

/** Another answer waits: it is taken back by keyboard, and the focus goes on to what can be done next. */
export const RefusedForWaiting: Story = {
  render: function Render(args) {
    const [isWaiting, setWaiting] = useState(true);
    const takeBack = (): void => setWaiting(false);
    return (
      <AttendanceNoForm
        {...args}
        {...(isWaiting ? { error: args.error, onTakeBack: takeBack } : { error: undefined })}
      />
    );
  },
  args: { error: 'This class has an answer that waits already. Take it back first.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Take back' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Submit' })).toHaveFocus();
  },
};
