import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClassStatusCard } from './class-status-card.tsx';

const meta = {
  title: 'Classes/ClassStatusCard',
  component: ClassStatusCard,
  args: { isOver: true, hasMaterial: true, remark: 'written', isCanceled: false, feeText: 'PHP 90' },
} satisfies Meta<typeof ClassStatusCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Finished');
    await expect(canvasElement).toHaveTextContent('Done: Remark written');
  },
};

export const IncorrectlyFinished: Story = {
  args: { hasMaterial: false, remark: 'later' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Incorrectly finished');
    await expect(canvasElement).toHaveTextContent('Set the teaching material that you taught');
  },
};

export const MaterialBeforeTheEnd: Story = { args: { isOver: false, remark: 'due' } };

export const Unfinished: Story = {
  args: { isOver: false, hasMaterial: false, remark: 'notYet' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Unfinished');
  },
};

export const Canceled: Story = { args: { isOver: false, isCanceled: true, remark: 'notNeeded' } };
