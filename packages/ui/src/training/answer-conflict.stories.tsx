import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { AnswerConflict } from './answer-conflict.tsx';

const meta = {
  title: 'Training/AnswerConflict',
  component: AnswerConflict,
  args: { theirs: ['Two hours'], onKeepMine: fn(), onTakeTheirs: fn() },
} satisfies Meta<typeof AnswerConflict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('this was answered: Two hours.');
    await userEvent.click(canvas.getByRole('button', { name: 'Keep the answer here' }));
    await expect(args.onKeepMine).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the other one' }));
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce();
  },
};

export const TakenBack: Story = { args: { theirs: [] } };
