import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyNow, storyZone } from './class-story-data.ts';
import { RemarkView } from './remark-view.tsx';

const common = { content: 'Coco worked with joy today.', points: [], writtenAt: storyNow };

const meta = {
  title: 'Classes/RemarkView',
  component: RemarkView,
  args: { zone: storyZone, remark: { ...common, kind: 'normal', homework: 'Read the story aloud.' } },
} satisfies Meta<typeof RemarkView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vip: Story = {
  args: {
    remark: { ...common, kind: 'vip', strengths: 'Prepared well.', improvements: 'Past tense.', nextStep: 'A story.' },
  },
};
export const Trial: Story = {
  args: {
    remark: {
      ...common,
      kind: 'trial',
      level: 'Level 2',
      ratings: { pronunciation: 4, vocabulary: 3, grammar: 2, fluency: 5 },
      editedAt: storyNow,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Pronunciation: 4 of 5');
  },
};
export const KnowledgePoints: Story = {
  args: {
    remark: {
      ...common,
      kind: 'knowledge',
      points: [
        { point: 'Words: lion, monkey, giraffe', mastery: 1 },
        { point: 'Sentence: What can you see?', mastery: 2 },
        { point: 'Language: can and cannot', mastery: 3 },
      ],
    },
  },
};
