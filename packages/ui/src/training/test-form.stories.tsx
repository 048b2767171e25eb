import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { TestForm, type TestQuestion } from './test-form.tsx';

const options = [
  { id: 'o1', text: 'A reason' },
  { id: 'o2', text: 'A note' },
  { id: 'o3', text: 'The name of a substitute' },
];
const questions: TestQuestion[] = [
  { id: 'answer-by', kind: 'single', question: 'Until when must you answer?', options, answer: [], isFlagged: false },
  {
    id: 'no-needs',
    kind: 'multiple',
    question: 'What does the form of a No require?',
    options,
    answer: ['o1'],
    isFlagged: false,
  },
  {
    id: 'exactly-72',
    kind: 'trueFalse',
    question: 'Cancelling exactly 72 hours before costs nothing.',
    options: [
      { id: 'true', text: 'True' },
      { id: 'false', text: 'False' },
    ],
    answer: ['true'],
    isFlagged: true,
  },
  {
    id: 'bands',
    kind: 'order',
    question: 'Order these moments.',
    options,
    answer: ['o2', 'o3', 'o1'],
    isFlagged: false,
  },
  {
    ...{ id: 'join', kind: 'number', question: 'How long before can you join?', options: [], unit: 'minutes' },
    ...{ answer: ['15'], isFlagged: false },
  },
  { id: 'praise', kind: 'text', question: 'Which word helps?', options: [], answer: ['yet'], isFlagged: false },
];

const meta = {
  title: 'Training/TestForm',
  component: TestForm,
  args: { questions, children: <Button variant="primary">Hand in</Button> },
} satisfies Meta<typeof TestForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const question = (name: string) => within(within(canvasElement).getByRole('group', { name }));
    const single = question('1. Until when must you answer?');
    await userEvent.click(single.getByRole('radio', { name: 'A note' }));
    await expect(single.getByRole('radio', { name: 'A note' })).toBeChecked();
    const multiple = question('2. What does the form of a No require?');
    await userEvent.click(multiple.getByRole('checkbox', { name: 'A note' }));
    await expect(multiple.getByRole('checkbox', { name: 'A reason' })).toBeChecked();
    await expect(
      question('3. Cancelling exactly 72 hours before costs nothing.').getByRole('radio', { name: 'True' }),
    ).toBeChecked();
    await expect(question('4. Order these moments.').getByRole('combobox', { name: 'Place of: A note' })).toHaveValue(
      '1',
    );
    const number = question('5. How long before can you join?').getByRole('textbox', {
      name: 'How long before can you join? (minutes)',
    });
    await expect(number).toHaveValue('15');
    await expect(question('6. Which word helps?').getByRole('textbox')).toHaveValue('yet');
    const flag = single.getByRole('checkbox', { name: 'Come back to this' });
    await userEvent.click(flag);
    await expect(flag).toBeChecked();
  },
};

export const WithANote: Story = {
  args: { notes: { 'no-needs': <p role="alert">This question was answered in another window.</p> } },
  play: async ({ canvasElement }) => {
    const question = within(
      within(canvasElement).getByRole('group', { name: '2. What does the form of a No require?' }),
    );
    await expect(question.getByRole('alert')).toBeVisible();
  },
};

/** The last place alone, and one place for two lines: shown as they were chosen. */
export const PlacesAsChosen: Story = {
  args: {
    questions: [
      { ...{ id: 'last', kind: 'order', question: 'First.', options }, answer: ['', '', 'o2'], isFlagged: false },
      { ...{ id: 'two', kind: 'order', question: 'Second.', options }, answer: ['o1 o3', '', ''], isFlagged: false },
    ],
  },
  play: async ({ canvasElement }) => {
    const places = (name: string) =>
      within(within(canvasElement).getByRole('group', { name }))
        .getAllByRole<HTMLSelectElement>('combobox')
        .map(({ value }) => value);
    await expect(places('1. First.')).toEqual(['', '3', '']);
    await expect(places('2. Second.')).toEqual(['1', '', '1']);
  },
};

export const HalfAnOrder: Story = {
  args: {
    questions: [{ id: 'last', kind: 'order', question: 'First.', options, answer: ['', '', 'o2'], isFlagged: false }],
    problems: { last: '2 lines have no place yet.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 lines have no place yet.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
