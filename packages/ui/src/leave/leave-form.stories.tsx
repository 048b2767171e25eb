import type { Meta, StoryObj } from '@storybook/react-vite';
import { leaveTypes } from '@tutor/rules/leave/leave-types';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { FileField } from '../uploads/file-field.tsx';
import { LeaveForm } from './leave-form.tsx';

const meta = {
  title: 'Leave/LeaveForm',
  component: LeaveForm,
  args: {
    name: 'leave-request',
    action: '/leaveRequest/leaveRequest',
    Form: RecordingForm,
    values: {},
    formKey: 'key-of-this-form',
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
    await expect(canvas.getByRole('region', { name: 'Ask for leave' })).toBeVisible();
    const kinds = within(canvas.getByLabelText('Kind of leave')).getAllByRole('option');
    await expect(kinds.map((kind) => kind.textContent)).toEqual(['Choose', ...Object.values(leaveTypes)]);
    const timesOf = (label: string) =>
      within(canvas.getByLabelText(label))
        .getAllByRole('option')
        .map((time) => time.textContent);
    await expect(timesOf('From, time').slice(0, 2)).toEqual(['Start of day', '12:30 AM']);
    await expect(timesOf('From, time').at(-1)).toBe('11:30 PM');
    await expect(timesOf('Until, time').slice(0, 2)).toEqual(['End of day', '11:30 PM']);
    await expect(timesOf('Until, time').at(-1)).toBe('12:30 AM');
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
    // An end before a new beginning follows it too; a later one stays.
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-25');
    await expect(canvas.getByLabelText('Until')).toHaveValue('2026-11-25');
    await userEvent.clear(canvas.getByLabelText('From'));
    await userEvent.type(canvas.getByLabelText('From'), '2026-11-24');
    await expect(canvas.getByLabelText('Until')).toHaveValue('2026-11-25');
    await userEvent.selectOptions(canvas.getByLabelText('From, time'), '9:30 AM');
    await expect(args.onSpanChange).toHaveBeenLastCalledWith(expect.objectContaining({ startMinute: '570' }));
    await expect(canvas.getByText('This leave takes 2 classes and costs PHP 135 and 4 points.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Reason'), 'Fever{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send request' }));
    await expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        key: 'key-of-this-form',
        endDate: '2026-11-25',
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
    errors: {
      type: 'Required',
      startDate: 'Required',
      startMinute: 'Required',
      endDate: 'The end must be after the beginning',
      endMinute: 'Required',
      reason: 'Required',
      attachment: 'Required',
    },
    focusKey: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Please check the following' })).toBeVisible();
    for (const label of ['Kind of leave', 'From', 'From, time', 'Until, time', 'Reason', 'Attachment']) {
      await expect(canvas.getByRole('link', { name: `${label}: Required` })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('link', { name: 'Until: The end must be after the beginning' }));
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This leave now takes 3 classes/);
    await expect(canvas.getByText('Please look at what this leave costs')).toBeVisible();
    await expect(canvas.getByText('If you agree, send the request again.')).toBeVisible();
  },
};

export const NoClass: Story = {
  args: { agreed: { classes: 0, feeCentavos: 0, points: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No class of yours is in this time.')).toBeVisible();
  },
};

export const Sending: Story = {
  args: { isSubmitting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeVisible();
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
    await expect(canvas.getByRole('region', { name: 'Change your request' })).toBeVisible();
    await expect(canvas.getByLabelText('Until, time')).toHaveValue('720');
    await expect(canvas.getByLabelText('Reason')).toHaveValue('Dentist');
    const back = canvas.getByRole('link', { name: 'Leave it as it was' });
    await expect(back).toHaveAttribute('href', '/leaveRequest/leaveRecord');
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
