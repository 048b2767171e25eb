import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TestForm } from './test-form.tsx';
import { TestStatus } from './test-status.tsx';

const meta = {
  title: 'Training/TestStatus',
  component: TestStatus,
  args: { time: '12:34 left', state: 'Every answer is saved.' },
} satisfies Meta<typeof TestStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LittleTime: Story = { args: { time: '0:42 left', isShort: true, state: 'Saving…' } };

export const WithoutALine: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    state: 'Not saved yet: the line is down. Your answers are kept in this browser, and sent again by themselves.',
  },
};

const questions = Array.from({ length: 12 }, (_, index) => ({
  ...{ id: `q${index}`, kind: 'text' as const, question: `Question of the test`, options: [] },
  ...{ answer: [], isFlagged: false },
}));

/** It stays in sight down to the last question, and a field that gets the focus is never below it. */
export const InSightToTheEnd: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div>
      <TestStatus {...args} />
      <TestForm questions={questions}>{null}</TestForm>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const fields = canvas.getAllByRole('textbox');
    fields.at(-1)?.focus();
    await expect(canvas.getByText('12:34 left').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    for (const field of fields.toReversed()) {
      field.focus();
      const bar = canvas.getByRole('status').getBoundingClientRect();
      await expect(field.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.bottom);
    }
    await userEvent.tab();
  },
};
