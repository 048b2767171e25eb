import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ClassResults } from './class-results.tsx';
import { storyNow, storyZone } from './class-story-data.ts';

const meta = {
  title: 'Classes/ClassResults',
  component: ClassResults,
  args: {
    zone: storyZone,
    evaluation: {
      state: 'ready',
      value: { stars: 4, labels: ['Patient', 'Clear voice'], comment: 'See you next week, teacher!', at: storyNow },
    },
    score: { state: 'ready', value: [{ name: 'Listening', score: 17, full: 25 }] },
    report: {
      state: 'ready',
      value: {
        tutorTalkPercent: 42,
        wordsPerMinute: 110,
        questions: 14,
        corrections: 3,
        praises: 9,
        highlights: ['Warm greeting by name'],
        suggestions: ['Keep this balance'],
      },
    },
    onRetry: fn(),
  },
} satisfies Meta<typeof ClassResults>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4 of 5 stars');
    await expect(canvasElement).toHaveTextContent('42 % of the time');
  },
};

export const Loading: Story = {
  args: { evaluation: { state: 'loading' }, score: { state: 'loading' }, report: { state: 'loading' } },
};

export const OnePartFailed: Story = {
  args: { report: { state: 'failed', message: 'Links seem to get inaccessible.' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvasElement).toHaveTextContent('4 of 5 stars');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const ReportBeingMade: Story = { args: { report: { state: 'ready', value: 'making' } } };

export const Empty: Story = {
  args: {
    evaluation: { state: 'ready', value: null },
    score: { state: 'ready', value: null },
    report: { state: 'ready', value: null },
  },
};

export const SomeMissing: Story = {
  args: { score: { state: 'ready', value: null }, report: { state: 'ready', value: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('4 of 5 stars');
    await expect(canvasElement).toHaveTextContent('No lesson score or AI report has come for this class.');
  },
};
