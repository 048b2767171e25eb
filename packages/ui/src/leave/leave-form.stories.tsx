import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { RecordingForm, sent } from '../shell/story-form.tsx';
import { FileField } from '../uploads/file-field.tsx';
import { LeaveForm } from './leave-form.tsx';

const meta = {
  title: 'Leave/LeaveForm',
  component: LeaveForm,
  args: {
    id: 'leave-request',
    action: '/leaveRequest/leaveRequest',
    Form: RecordingForm,
    values: {},
    submissionKey: 'key-of-this-form',
    draft: 'leave-request',
    onSpanChange: fn(),
    attachmentField: (
      <FileField
        name="attachment"
        label="Attachment"
        isOptional
        accept=".jpg,.png,.pdf"
        limitsText="JPG, PNG or PDF, at most 10 MiB"
        files={[]}
        onPick={fn()}
        onRemove={fn()}
        onRetry={fn()}
      />
    ),
  },
  beforeEach: () => {
    sent.mockClear();
    localStorage.clear();
  },
} satisfies Meta<typeof LeaveForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { agreed: { classes: 2, feeCentavos: 13_500, points: 4 } },
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Kind of leave'), 'Sick leave');
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-24');
    // Most leaves are for a day: the end follows, and the whole day is meant.
    await expect(canvas.getByLabelText('Until')).toHaveValue('2026-11-24');
    await expect(args.onSpanChange).toHaveBeenLastCalledWith({
      startDate: '2026-11-24',
      startMinute: '0',
      endDate: '2026-11-24',
      endMinute: '1440',
    });
    await userEvent.selectOptions(canvas.getByLabelText('From, time'), '9:30 AM');
    await userEvent.type(canvas.getByLabelText('Reason'), 'Fever{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        key: 'key-of-this-form',
        agreed: '2 13500 4',
        type: '1',
        startMinute: '570',
        reason: 'Fever',
        intent: 'send',
      }),
      expect.anything(),
    );
  },
};

export const Refused: Story = {
  args: {
    values: { startDate: '2026-11-20', endDate: '2026-11-19', reason: '' },
    errors: { type: 'Required', endDate: 'The end must be after the beginning', reason: 'Required' },
    focusKey: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please check the following' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'The end must be after the beginning' }));
    await expect(canvas.getByLabelText('Until')).toHaveFocus();
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription(/Required/);
  },
};

export const CostChanged: Story = {
  args: {
    values: { type: '3', startDate: '2026-11-24', endDate: '2026-11-26', reason: 'My sister gets married in Iloilo.' },
    error: 'This leave now takes 3 classes and costs PHP 135 and 4 points. Please look again.',
    isToBeConfirmed: true,
  },
};

export const Editing: Story = {
  args: {
    editedId: 50_007,
    cancelHref: '/leaveRequest/leaveRecord',
    values: {
      type: '3',
      startDate: '2026-11-24',
      startMinute: '570',
      endDate: '2026-11-24',
      endMinute: '720',
      reason: 'Dentist',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From, time')).toHaveValue('570');
    await expect(canvas.getByRole('link', { name: 'Leave it as it was' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save request' }));
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ id: '50007' }), expect.anything());
  },
};

export const DraftIsBack: Story = {
  decorators: [
    (Story) => (
      <DraftsProvider owner="story">
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.setItem(
      'tutor-draft:1:story:leave-request',
      JSON.stringify({
        savedAtMs: Date.now(),
        values: { startDate: ['2026-12-01'], endDate: ['2026-12-02'], reason: ['Wedding'] },
      }),
    );
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/What you typed before is back/)).toBeVisible();
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Wedding');
    await expect(args.onSpanChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ startDate: '2026-12-01', endDate: '2026-12-02' }),
    );
  },
};
