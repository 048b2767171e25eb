import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type TaskGroup, TaskGroups } from './task-groups.tsx';

const groups: TaskGroup[] = [
  {
    name: 'Getting started',
    tasks: [
      { code: 'PROFILE', name: 'Complete your personal data', points: 20, step: 'claimed', done: 1, target: 1 },
      { code: 'CLASS_PHOTO', name: 'Share a class photo', points: 30, step: 'open', done: 0, target: 1 },
    ],
  },
  {
    name: 'Teaching',
    tasks: [
      { code: 'TEN_CLASSES', name: 'Complete ten classes', points: 40, step: 'toClaim', done: 10, target: 10 },
      { code: 'FIVE_STARS', name: 'Receive a five-star rating', points: 40, step: 'toClaim', done: 1, target: 1 },
      {
        code: 'TEN_REMARKS',
        name: 'Write ten remarks within 24 hours',
        points: 30,
        step: 'underWay',
        done: 7,
        target: 10,
      },
    ],
  },
];
const onSend = fn((event: Event) => event.preventDefault());

const meta = {
  title: 'Growth/TaskGroups',
  component: TaskGroups,
  args: {
    groups,
    hrefOf: (step) => (step === undefined ? '?' : `?step=${step}`),
    action: '/teacherTask/myTaskPage',
    zone: 'America/Los_Angeles',
    Form: (props) => <form {...props} onSubmit={(event) => onSend(event.nativeEvent)} />,
  },
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof TaskGroups>;

export default meta;
type Story = StoryObj<typeof meta>;

const sentCodes = (): unknown[] => {
  const form = onSend.mock.calls[0]?.[0].target;
  return form instanceof HTMLFormElement ? new FormData(form).getAll('code') : [];
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7 of 10')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Receive 40 for Complete ten classes' }));
    await expect(sentCodes()).toEqual(['TEN_CLASSES']);
  },
};

export const ReceivesAll: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Receive all 80' }));
    await expect(sentCodes()).toEqual(['TEN_CLASSES', 'FIVE_STARS']);
  },
};

export const Receiving: Story = {
  args: { claiming: ['TEN_CLASSES'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Receiving… for Complete ten classes' }));
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const OfTheWeek: Story = {
  args: {
    groups: [
      {
        name: 'This week',
        tasks: (['underWay', 'toClaim'] as const).map((step) => ({
          code: step,
          name: `Complete ten classes, ${step}`,
          points: 10,
          step,
          endsAt: new Date('2026-11-29T16:00:00Z'),
          receiveUntil: new Date('2026-12-06T16:00:00Z'),
        })),
      },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Week ends Sun 29 Nov 2026, 8:00 AM')).toBeVisible();
    await expect(canvas.getByText('Receive until Sun 6 Dec 2026, 8:00 AM')).toBeVisible();
  },
};
export const OneStep: Story = { args: { step: 'underWay' } };
export const NothingAtThisStep: Story = {
  args: { step: 'claimed', groups: groups.slice(1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  },
};
export const NoTasks: Story = { args: { groups: [] } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    groups: [
      {
        name: 'A group with a name that is longer than a line of a phone',
        tasks: [
          {
            code: 'LONG',
            name: 'A task with a very long name that a company writes when it has much to say about what is to be done',
            points: 1_000,
            step: 'toClaim',
            done: 120,
            target: 120,
          },
        ],
      },
    ],
  },
};
