import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { MaterialList } from './material-list.tsx';

const items = [
  { rowNumber: 1, title: 'Teaching plan of Kids English', type: 2 as const, isCurrent: false, isSet: false },
  { rowNumber: 2, title: 'Unit 1, Lesson 1: Hello again!', type: 1 as const, isCurrent: false, isSet: false },
  { rowNumber: 3, title: 'Unit 1, Lesson 2: Hello again!', type: 4 as const, isCurrent: true, isSet: false },
  { rowNumber: 4, title: 'Test 1: Units 1 to 4', type: 3 as const, isCurrent: false, isSet: false },
];

const meta = {
  title: 'Classes/MaterialList',
  component: MaterialList,
  args: {
    items,
    courses: [
      { sid: 201, name: 'Kids English Level 2' },
      { sid: 202, name: 'Phonics Fun' },
    ],
    sid: 201,
    onCourse: fn(),
    onRetry: fn(),
    action: '/classDetail/7',
    Form: RecordingForm,
  },
  beforeEach: () => sent.mockClear(),
} satisfies Meta<typeof MaterialList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radio', { name: /Lesson 2.*Current/ })).toBeChecked();
    canvas.getByRole('radio', { name: /Lesson 2/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(canvas.getByRole('button', { name: 'Set for this class' }));
    await expect(sent).toHaveBeenCalledWith(
      { intent: 'material', sid: '201', row: '4' },
      { action: '/classDetail/7', method: 'post' },
    );
    await userEvent.selectOptions(canvas.getByLabelText('Course'), 'Phonics Fun');
    await expect(args.onCourse).toHaveBeenCalledWith(202);
  },
};

export const AlreadySet: Story = {
  args: { items: items.map((item) => ({ ...item, isSet: item.rowNumber === 3 })) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Set for this class: Unit 1, Lesson 2');
  },
};

/** Set before the list is there. */
export const Loading: Story = {
  args: { items: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set for this class' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please wait for Teaching Material fully loaded.');
    await expect(sent).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { items: undefined, loadError: 'Links seem to get inaccessible.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Refused: Story = { args: { error: 'This lesson is not in the teaching material of the class.' } };
export const Closed: Story = {
  args: { closedReason: 'The teaching material can be set until a week after the class.' },
};

/** No lesson is the one to teach now. */
export const Cancelled: Story = {
  args: { closedReason: 'This class was cancelled: it takes no teaching material.' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Nothing was set for this class.');
    await expect(canvas.queryByText('Current')).toBeNull();
    for (const lesson of canvas.getAllByRole('radio')) await expect(lesson).not.toBeChecked();
  },
};
export const Empty: Story = { args: { items: [] } };
