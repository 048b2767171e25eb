import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { RecordingForm, sent } from '../forms/story-form.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { storyNow, storyZone } from './class-story-data.ts';
import { RemarkForm } from './remark-form.tsx';

const meta = {
  title: 'Classes/RemarkForm',
  component: RemarkForm,
  args: {
    kind: 'normal',
    version: 0,
    action: '/classDetail/7',
    Form: RecordingForm,
    draft: 'remark:7',
    zone: storyZone,
    canPutOff: true,
  },
  beforeEach: () => sent.mockClear(),
} satisfies Meta<typeof RemarkForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { helper: ({ insert }) => <Button onClick={() => insert('Bravo, Coco!')}>Insert</Button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const remark = canvas.getByLabelText('Remark');
    await userEvent.type(remark, 'A good lesson.');
    await userEvent.click(canvas.getByRole('button', { name: 'Insert' }));
    await expect(remark).toHaveValue('A good lesson.\nBravo, Coco!');
    await expect(remark).toHaveFocus();
    await expect(canvas.getByText('27 of 1000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save remark' }));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ intent: 'remark', version: '0', homework: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Write later' }));
    await expect(sent.mock.calls[1]?.[0]).toMatchObject({ intent: 'later' });
  },
};

export const Vip: Story = { args: { kind: 'vip' } };

/** The last remark fills what is empty, and takes nothing of what was typed away. */
export const CopiedFromTheLast: Story = {
  args: {
    kind: 'vip',
    helper: ({ fill }) => (
      <Button onClick={() => fill({ content: 'Last time.', strengths: 'Clear voice.', improvements: 'Past tense.' })}>
        Copy
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const content = canvas.getByLabelText('What we did');
    await userEvent.type(content, 'Today we read.');
    await userEvent.type(canvas.getByLabelText('What to work on'), 'Word order.');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(content).toHaveValue('Today we read.\nLast time.');
    await expect(canvas.getByLabelText('What went well')).toHaveValue('Clear voice.');
    await expect(canvas.getByLabelText('What to work on')).toHaveValue('Word order.');
    await expect(content).toHaveFocus();
  },
};

export const Trial: Story = {
  args: {
    kind: 'trial',
    fieldErrors: { grammar: 'Required', level: 'Required' },
    values: { pronunciation: '4', content: 'Likes animals.' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grammar = canvas.getByRole('radiogroup', { name: 'Grammar' });
    await waitFor(() => expect(grammar).toHaveFocus());
    await expect(grammar).toHaveAccessibleDescription('Required');
    await userEvent.click(within(grammar).getByRole('radio', { name: '3' }));
    await expect(within(grammar).getByRole('radio', { name: '3' })).toBeChecked();
  },
};

export const KnowledgePoints: Story = {
  args: { kind: 'knowledge', knowledgePoints: ['Words: lion, monkey, giraffe', 'Sentence: What can you see?'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(
      within(canvas.getByRole('radiogroup', { name: /^Words/ })).getByRole('radio', { name: 'Mastered' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save remark' }));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ point0: '1' });
  },
};

/** Put off without a script: what was typed goes on, and only this page has it. */
export const PutOffWithoutScript: Story = {
  args: {
    canPutOff: false,
    values: { content: 'Half a sentence about' },
    said: 'The remark is put off. What you typed is still here, but only on this page.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/only on this page/)).toBeVisible();
    await expect(canvas.getByLabelText('Remark')).toHaveValue('Half a sentence about');
  },
};

/** Another window has saved the remark: what it says now, and what is typed here. */
export const SavedElsewhere: Story = {
  args: {
    version: 1,
    canPutOff: false,
    error: 'The remark was changed in another window. Reload the page to see it.',
    newer: { kind: 'normal', content: 'Knew every word of the lesson.', points: [], writtenAt: storyNow },
    isOverNewer: true,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText('Remark'), 'A good lesson.');
    await expect(canvas.getByText('Knew every word of the lesson.')).toBeVisible();
    await expect(canvas.getByText(/Save again to put it in its place\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ version: '1', content: 'A good lesson.' });
  },
};

export const Saving: Story = { args: { isSending: true } };
export const Editing: Story = {
  args: { version: 1, canPutOff: false, values: { content: 'A good lesson.' }, onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
