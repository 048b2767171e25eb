import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table } from './table.tsx';

interface Grade {
  name: string;
  from: number;
  to: number;
}

const grades: Grade[] = [
  { name: 'D', from: 0, to: 99 },
  { name: 'C', from: 100, to: 299 },
  { name: 'B', from: 300, to: 599 },
  { name: 'A', from: 600, to: 9999 },
];

const meta = {
  title: 'Primitives/Table',
  component: Table<Grade>,
  args: {
    caption: 'Integral levels',
    rows: grades,
    rowKey: (grade) => grade.name,
    columns: [
      { key: 'name', header: 'Level', isRowHeader: true, render: (grade) => grade.name },
      { key: 'from', header: 'From', align: 'end', render: (grade) => grade.from },
      { key: 'to', header: 'To', align: 'end', render: (grade) => grade.to },
    ],
  },
} satisfies Meta<typeof Table<Grade>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: 'Integral levels' });
    await expect(within(table).getByRole('rowheader', { name: 'B' })).toBeVisible();
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const HiddenCaption: Story = { args: { isCaptionHidden: true } };

export const WithFoot: Story = {
  args: { foot: { name: 'All', from: 0, to: 9999 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('rowheader', { name: 'All' })).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [] } };

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

/** What a row is about, and over it what it says, stay while its figures scroll to the side. */
export const Wide: Story = {
  args: {
    columns: [
      ...meta.args.columns,
      ...[
        'Points for each completed class',
        'Points for each class at the weekend',
        'Flowers that can be exchanged',
      ].map((header) => ({ key: header, header, align: 'end' as const, render: (grade: Grade) => grade.from / 100 })),
    ],
  },
  render: (args) => (
    <div style={{ maxWidth: '20rem' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const left = (role: 'rowheader' | 'columnheader', name: string) =>
      canvas.getByRole(role, { name }).getBoundingClientRect().left;
    const before = [left('rowheader', 'B'), left('columnheader', 'Level'), left('columnheader', 'From')] as const;
    canvas.getByRole('region', { name: 'Integral levels' }).scrollLeft = 120;
    await expect([left('rowheader', 'B'), left('columnheader', 'Level')]).toEqual(before.slice(0, 2));
    await expect(left('columnheader', 'From')).toBeLessThan(before[2]);
  },
};
