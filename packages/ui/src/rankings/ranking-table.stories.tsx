import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Pager } from '../primitives/navigation/pager.tsx';
import type { RankingPlace } from './ranking-place.ts';
import { RankingTable } from './ranking-table.tsx';

const names = ['Aileen A.', 'Carlo D.', 'Maria Cristina S.', 'Joanna P.', 'Marvin O.'];
const placeOf = (position: number): RankingPlace => ({
  position,
  // In pairs of equal values.
  rank: position - ((position + 1) % 2),
  previousRank: position % 7 === 0 ? undefined : position + (position % 3) - 1,
  name: position % 11 === 0 ? undefined : names[position % names.length],
  medal: position % 5 === 2 && position % 11 !== 0 ? 'November 2026' : undefined,
  value: 20_000 - Math.ceil(position / 2),
});
const own: RankingPlace = { ...placeOf(6_001), name: 'Ana L.' };
const all = (position: number): RankingPlace | undefined => (position === own.position ? own : placeOf(position));

const meta = {
  title: 'Rankings/RankingTable',
  component: RankingTable,
  args: {
    board: 'receivedOrders',
    caption: 'Received orders',
    total: 10_000,
    placeAt: all,
    first: 1,
    last: 50,
    own,
    ownHref: '?page=121',
    pager: (
      <Pager page={1} total={10_000} pageSize={50} noun={['tutor', 'tutors']} hrefOf={(page) => `?page=${page}`} />
    ),
  },
} satisfies Meta<typeof RankingTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Received orders' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(
      within(table).getAllByRole('rowheader', { name: /^Maria Cristina S\. Medal November 2026$/ })[0],
    ).toBeVisible();
    // Of ten thousand a window full is drawn.
    await expect(within(table).getAllByRole('row').length).toBeLessThan(120);
    canvas.getByRole('button', { name: 'Show my place' }).focus();
    await userEvent.keyboard('{Enter}');
    const mine = await canvas.findByRole('row', { name: /Ana L\. \(you\)/ });
    await waitFor(() => expect(mine).toHaveFocus());
    await expect(mine).toHaveAttribute('aria-rowindex', '6002');
    // Equal values share the place, and both neighbours are there.
    const around = within(table).getAllByRole('row');
    const at = around.indexOf(mine);
    await expect(around[at - 1]).toHaveAttribute('aria-rowindex', '6001');
    await expect(around[at + 1]).toHaveAttribute('aria-rowindex', '6003');
  },
};

export const LoadsOn: Story = {
  args: { total: 300, own: undefined },
  render: (args) => {
    const [loaded, setLoaded] = useState(50);
    const placeAt = useCallback((position: number) => (position <= loaded ? placeOf(position) : undefined), [loaded]);
    const onSight = useCallback((_first: number, last: number) => {
      setLoaded((before) => (last > before ? before + 50 : before));
    }, []);
    return <RankingTable {...args} placeAt={placeAt} onSight={onSight} />;
  },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 3_600);
    // The seventy-first and the one that shares its value.
    const rows = await within(canvasElement).findAllByText('19,964');
    await expect(rows).toHaveLength(2);
  },
};

export const Loading: Story = {
  args: { total: 60, placeAt: () => undefined, own: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Loading').length).toBeGreaterThan(5);
  },
};

export const Offline: Story = {
  args: {
    total: 60,
    placeAt: (position: number) => (position <= 50 ? placeOf(position) : undefined),
    own: undefined,
    problem: 'Links seem to get inaccessible.',
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Links seem to get inaccessible.')).toBeVisible();
  },
};

export const Rates: Story = {
  args: {
    board: 'responseRate',
    caption: '10 s response rate',
    total: 8,
    placeAt: (position: number) => ({
      ...placeOf(position),
      value: 1_000 - position * 13,
      done: 30 - position,
      outOf: 31,
    }),
    own: undefined,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('29 in time of 31 requests')).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    total: 3,
    placeAt: (position: number) => ({
      ...placeOf(position),
      name: 'Wolfeschlegelsteinhausenbergerdorff Maria Cristina Esperanza de los Reyes V.',
      value: 1_234_567,
    }),
    own: undefined,
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'narrow' } } };
