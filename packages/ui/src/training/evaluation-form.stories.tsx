import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EvaluationForm, EvaluationRecord } from './evaluation-form.tsx';

const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Training/EvaluationForm',
  component: EvaluationForm,
  args: {
    name: 'training-evaluation-1',
    action: '/trainingCenter/onlineTraining/1',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof EvaluationForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pace = within(canvas.getByRole('radiogroup', { name: 'How well did the pace suit you?' }));
    await userEvent.click(pace.getByRole('radio', { name: 'Fairly well' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(pace.getByRole('radio', { name: 'Well' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Send evaluation' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { values: { Clarity: '5', remark: 'More time.' }, errors: { Usefulness: 'Please choose one' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: /How much of it/ })).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: /How much of it/ }));
    await expect(canvas.getByRole('radiogroup', { name: /How much of it/ })).toHaveFocus();
  },
};

export const Sending: Story = { args: { isSubmitting: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Recorded: Story = {
  render: () => (
    <EvaluationRecord
      ratings={{ Clarity: 5, Usefulness: 4, Pace: 1 }}
      remark="More time to practise, please."
      when="Thu 19 Nov 2026, 4:00 PM"
    />
  ),
};
