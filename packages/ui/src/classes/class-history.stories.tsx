import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ClassHistory } from './class-history.tsx';
import type { ClassEntry } from './class-state.ts';
import { storyClass, storyZone } from './class-story-data.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** 300 classes a week for three weeks. */
const fullMonth: ClassEntry[] = Array.from({ length: 900 }, (_, index) => {
  const day = 1 + Math.floor(index / 47);
  const slot = index % 47;
  return storyClass(`${two(Math.floor(slot / 2))}:${slot % 2 === 0 ? '00' : '30'}`, {}, `2026-11-${two(day)}`);
}).filter((entry) => entry.end < new Date('2026-11-20T01:10:00Z'));

const meta = {
  title: 'Classes/ClassHistory',
  component: ClassHistory,
  args: {
    label: 'Classes in November 2026',
    zone: storyZone,
    hrefOf: (entry) => `/classDetail/${entry.id}`,
    entries: [
      storyClass('06:00', { tool: 2 }),
      storyClass('06:30', { isMissingRemark: true }),
      storyClass('07:30', { status: 'Canceled' }),
      storyClass('18:30', { isFinishedIncorrectly: true, tool: 11 }, '2026-11-18'),
    ],
  },
} satisfies Meta<typeof ClassHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** From the latest back, each day a group. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Classes in November 2026' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '7:30 – 7:55 AM',
      '6:30 – 6:55 AM',
      '6:00 – 6:25 AM',
      '6:30 – 6:55 PM',
    ]);
    await expect(within(table).getByText('Remark missing')).toBeVisible();
    await expect(within(table).getByText('Incorrectly finished')).toBeVisible();
    await expect(within(table).getByText('Tencent Classroom')).toBeVisible();
    await expect(within(table).getByRole('rowgroup', { name: 'Wednesday 18 November' })).toBeVisible();
    await userEvent.tab();
    await expect(within(table).getAllByRole('link')[0]).toHaveFocus();
  },
};

/** 900 rows: all are there, and those out of sight are not drawn. */
export const FullMonth: Story = {
  args: { entries: fullMonth },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('link');
    await expect(rows).toHaveLength(fullMonth.length);
    const last = rows.at(-1);
    await expect(last?.checkVisibility({ contentVisibilityAuto: true })).toBe(false);
    last?.focus();
    await expect(last).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Where its columns have no room nothing is cut off: a row has its two lines here, too. */
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No classes here')).toBeVisible();
  },
};
