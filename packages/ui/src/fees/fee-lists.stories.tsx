import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Bonuses, CompletedClasses, Deductions } from './fee-lists.tsx';

const zone = 'Asia/Manila';
const start = new Date('2026-11-18T01:00:00Z');

const meta = {
  title: 'Fees/FeeLists',
  component: Deductions,
  args: {
    zone,
    items: [
      {
        id: 1,
        rule: 'noConfirmation',
        centavos: 27_000,
        note: 'Not confirmed in time',
        at: new Date('2026-11-18T00:30:00Z'),
        href: '/classDetail/700123',
        studentName: 'Mia Chen',
        unitName: 'Unit 3, Lesson 2',
        classStart: start,
      },
      {
        id: 2,
        rule: 'from24To48Hours',
        centavos: 4_500,
        note: 'Cancelled by the tutor',
        at: new Date('2026-11-11T02:00:00Z'),
        href: '/classDetail/700089',
        studentName: 'Maximilian Alexander Featherstonehaugh-Cholmondeley',
        unitName: 'A unit with a name that goes on for rather a long while',
        classStart: new Date('2026-11-12T12:00:00Z'),
      },
    ],
  },
} satisfies Meta<typeof Deductions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const list = within(within(canvasElement).getByRole('list', { name: 'Deductions' }));
    const [first] = list.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Not confirmed 30 minutes before class (300 % of the fee)');
    await expect(first).toHaveTextContent('−PHP 270');
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Mia Chen' })).toHaveFocus();
  },
};

export const Nothing: Story = { args: { items: [] } };

export const WithBonuses: Story = {
  render: () => (
    <Bonuses
      zone={zone}
      items={[{ id: 1, kind: 'enrolment', centavos: 10_000, note: 'T2 reached with 63 enrolments', at: start }]}
    />
  ),
};

export const NoBonus: Story = { render: () => <Bonuses zone={zone} items={[]} /> };

const lesson = {
  href: '/classDetail/700123',
  studentName: 'Mia Chen',
  topic: 'Kids English Level 2 · Unit 3, Lesson 2',
  start,
  end: new Date(start.getTime() + 25 * 60_000),
  feeCentavos: 9_000,
};

export const Completed: Story = {
  render: () => (
    <CompletedClasses
      monthName="November 2026"
      zone={zone}
      items={[
        { ...lesson, clid: 1, kind: 'normal', isMissingRemark: false },
        { ...lesson, clid: 2, kind: 'vip', isMissingRemark: true, feeCentavos: 12_050 },
      ]}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('list', { name: 'Completed classes in November 2026' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Wed 18 Nov, 9:00 – 9:25 AM');
  },
};

export const NoneCompleted: Story = {
  render: () => <CompletedClasses monthName="November 2026" zone={zone} items={[]} />,
};
