import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { storyClass, storyDay, storyLeave, storyZone } from './class-story-data.ts';
import { DayTimeline } from './day-timeline.tsx';

const meta = {
  title: 'Classes/DayTimeline',
  component: DayTimeline,
  args: {
    entries: storyDay,
    zone: storyZone,
    hrefOf: (entry) => (entry.kind === 'busy' ? undefined : `/classDetail/${entry.id}`),
    classTableHref: '/classTab',
  },
} satisfies Meta<typeof DayTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('7 classes, 2 done')).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('6:00 AM');
    await expect(items[1]).toHaveTextContent('Remark missing');
    await expect(items[3]).toHaveTextContent('In progress');
    await expect(canvas.getByText('Busy time').closest('a')).toBeNull();
    canvas.getByRole('link', { name: 'Class table' }).focus();
    await userEvent.tab();
    await expect(items[0]?.querySelector('a')).toHaveFocus();
  },
};

/** Between two classes the mark stands where the present moment is. */
export const NowBetweenClasses: Story = {
  args: { entries: [storyClass('07:00'), storyClass('10:00')] },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('Now 9:10 AM');
  },
};

/** A leave stands where it begins, with its word; the mark goes by what lies in it. */
export const OnLeave: Story = {
  args: {
    hrefOf: ({ kind }) => (kind === 'leave' ? '/leaveRequest/leaveRecord' : undefined),
    entries: [
      storyClass('06:00'),
      storyClass('10:00', { status: 'Canceled' }),
      { ...storyLeave('2026-11-20T06:30', '2026-11-20T17:00'), leaveType: 'Sick leave until 5:00 PM' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 class, 1 done')).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items[1]).toHaveTextContent('6:30 AMSick leave until 5:00 PMOn leave');
    await expect(canvas.getByRole('link', { name: 'Sick leave until 5:00 PM' })).toBeVisible();
    await expect(items[2]).toHaveTextContent('Now 9:10 AM');
    await expect(items[3]).toHaveTextContent('Cancelled');
  },
};

export const DayIsOver: Story = {
  args: { entries: [storyClass('06:00'), storyClass('06:30')] },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items.at(-1)).toHaveTextContent('Now 9:10 AM');
    await expect(within(canvasElement).getByText('2 classes, 2 done')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No classes today')).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    entries: [
      storyClass('10:00', {
        studentName: 'Bartholomew Alexander Montgomery-Fitzgerald the Younger',
        unit: 'Unit 12, Lesson 11: Handling complaints from guests who arrived before their room was ready',
      }),
    ],
  },
};

/** With text at 200 % a state goes below its name, which keeps room for a few letters. */
export const LargeText: Story = {
  decorators: [
    (Story) => (
      <div style={{ width: '21rem', maxWidth: '380px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    for (const link of within(canvasElement).getAllByRole('link').slice(1)) {
      await expect(link.firstElementChild?.getBoundingClientRect().width).toBeGreaterThanOrEqual(88);
    }
    root.style.fontSize = '';
  },
};
