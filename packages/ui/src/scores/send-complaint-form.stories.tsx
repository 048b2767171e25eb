import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { SendComplaintForm } from './send-complaint-form.tsx';

const meta = {
  title: 'Scores/SendComplaintForm',
  component: SendComplaintForm,
  args: {
    name: 'send-complaint',
    Form: RecordingForm,
    action: '/complaintList/receivedComplaint/new',
    formKey: '5f0c9f8e-3d5a-4c55-9f53-0d8c1a3f7b11',
  },
  beforeEach: () => {
    sent.mockClear();
  },
} satisfies Meta<typeof SendComplaintForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('Type'), 'Student did not come');
    await userEvent.type(canvas.getByLabelText(/Class ID/), '700101');
    await userEvent.type(canvas.getByLabelText('What happened'), 'I waited for the whole lesson.');
    await userEvent.keyboard('{Tab}{Enter}');
    await expect(sent.mock.lastCall?.[0]).toEqual({
      form: 'send-complaint',
      key: args.formKey,
      type: 'Student did not come',
      classId: '700101',
      content: 'I waited for the whole lesson.',
    });
  },
};

export const Refused: Story = {
  args: {
    values: { type: '', classId: '12a', content: '' },
    errors: { type: 'Required', classId: 'A class ID has digits only', content: 'Required' },
    focusKey: 1,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = await canvas.findByRole('region', { name: 'Please check the following' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Type: Required' }));
    await expect(canvas.getByLabelText('Type')).toHaveFocus();
    await expect(canvas.getByLabelText(/Class ID/)).toHaveValue('12a');
  },
};
