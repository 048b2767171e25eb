import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyZone } from './class-story-data.ts';
import { StudentCard } from './student-card.tsx';

const meta = {
  title: 'Classes/StudentCard',
  component: StudentCard,
  args: {
    zone: storyZone,
    messageHref: '/chat?class=7',
    student: {
      name: 'Chen Yutong (Coco)',
      age: 8,
      country: 'China',
      level: 'Level 2',
      learningSince: '2023',
      goal: 'Speak in full sentences',
      interests: ['drawing', 'rabbits', 'swimming'],
      requests: ['Please speak slowly', 'Please praise often'],
      note: 'Shy in the first minutes; a song helps.',
      classesWithTutor: 13,
      lastClass: { href: '/classDetail/6', start: new Date('2026-11-17T01:00:00Z'), unit: 'Unit 3, Lesson 1' },
    },
  },
} satisfies Meta<typeof StudentCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Level 2 · 8 years old · China')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message the student' })).toHaveAttribute('href', '/chat?class=7');
    await expect(canvas.getByRole('link', { name: 'Tue 17 Nov' })).toHaveAttribute('href', '/classDetail/6');
  },
};

export const FirstClass: Story = {
  args: { student: { name: 'Noor Rahman', interests: [], requests: [], classesWithTutor: 0 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('This is your first class together');
    await expect(canvasElement).toHaveTextContent('Nothing more is known yet.');
  },
};
