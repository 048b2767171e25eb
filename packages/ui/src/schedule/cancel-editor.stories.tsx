import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancelPageDays, cancelPageStart } from '@tutor/rules/schedule/cancel-list';
import { slotMs } from '@tutor/rules/schedule/slot-grid';
import { companyZone } from '@tutor/rules/time/zone';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyNow, storyZone } from '../classes/class-story-data.ts';
import { DraftsProvider } from '../drafts/drafts-provider.tsx';
import { CancelEditor, type CancelRefusal } from './cancel-editor.tsx';
import type { CancelEntry, PricedEntry } from './cancel-entry.ts';
import { storySlot } from './schedule-story-data.ts';

function entry(time: string, change: Partial<CancelEntry> = {}): CancelEntry {
  const startMs = storySlot(time);
  return {
    id: `class-${time}`,
    startMs,
    endMs: startMs + slotMs - 300_000,
    lastStartMs: startMs,
    kind: 'class',
    title: 'Mia Chen',
    field: { name: 'classes', value: time },
    ...change,
  };
}

const entries = [
  entry('20T11:00', { lessonFeeCentavos: 9_000 }),
  entry('21T18:00', { title: 'Leo Wang' }),
  entry('21T19:00', { kind: 'open', title: undefined }),
  entry('27T18:00', { title: 'Ruby Li' }),
  entry('28T18:00', {
    kind: 'busyTime',
    title: undefined,
    group: 'evening',
    endMs: storySlot('28T20:00'),
    lastStartMs: storySlot('28T19:30'),
  }),
];
const page = (ahead: number) =>
  cancelPageDays(
    'week',
    cancelPageStart(new Date(storyNow.getTime() + ahead * 86_400_000), storyNow, storyZone),
    storyNow,
    storyZone,
  );

const powerCut = { reason: '3', note: '' };

const meta = {
  title: 'Schedule/CancelEditor',
  component: CancelEditor,
  args: {
    view: 'week',
    dayStarts: page(0),
    entries,
    allowed: 1,
    zone: storyZone,
    zoneSwitch: { href: '/releaseTime/cancle?zone=company', label: 'Show company time' },
    viewHrefs: { week: '/releaseTime/cancle?view=week', day: '/releaseTime/cancle?view=day' },
    nextHref: '/releaseTime/cancle?date=2026-11-27',
    action: '/releaseTime/cancle',
    submissionKey: 'story-key-of-16-letters',
    onSubmit: fn(),
  },
} satisfies Meta<typeof CancelEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const submit = await canvas.findByRole('button', { name: 'Cancel selected' });
    await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toBeDisabled();
    await expect(canvas.getByRole('link', { name: 'Next 7 days' })).toHaveAttribute('href', args.nextHref);
    const today = within(canvas.getByRole('region', { name: 'Friday 20 November' }));
    const box = today.getByRole('checkbox', { name: /11:00 – 11:25 AM Mia Chen/ });
    await expect(box).toHaveAccessibleDescription(/^300\s% of the lesson fee \(PHP 270\) and 2 points$/);
    // A class of the next seven days takes nothing of the count.
    await userEvent.click(box);
    await expect(canvas.getByRole('heading', { name: 'Selected (1)' })).toBeVisible();
    await expect(canvas.getByText('1 change')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Take out Mia Chen/ }));
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await userEvent.click(submit);
    const reason = canvas.getByRole('combobox', { name: 'Reason' });
    await expect(reason).toHaveFocus();
    await expect(reason).toBeInvalid();
    await expect(reason).toHaveAccessibleDescription(/Choose why you cannot take the classes\./);
    await userEvent.selectOptions(reason, 'Brownout');
    await expect(reason).toBeValid();
    const note = canvas.getByRole('textbox', { name: /^Note/ });
    note.focus();
    await userEvent.paste('x'.repeat(501));
    await userEvent.click(submit);
    await expect(note).toHaveFocus();
    await expect(note).toHaveAccessibleDescription(/The note has at most 500 characters\./);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.clear(note);
    await userEvent.type(note, 'Until six');
    await userEvent.click(submit);
    const review = within(await screen.findByRole('dialog', { name: 'Cancel 1 item?' }));
    await userEvent.click(review.getByRole('button', { name: 'Cancel 1 item' }));
    await expect(args.onSubmit).toHaveBeenCalledWith([{ ...entries[0], penalty: { feePercent: 300, points: 2 } }], {
      reason: '3',
      note: 'Until six',
    });
    await userEvent.click(review.getByRole('button', { name: 'Back' }));
  },
};

/** Several that cost something show what they cost together, before and while they are reviewed. */
export const SumOfSeveral: Story = {
  args: {
    typed: powerCut,
    entries: [
      entry('20T11:00', { lessonFeeCentavos: 9_000 }),
      entry('21T18:00', { title: 'Leo Wang', lessonFeeCentavos: 9_000 }),
      entry('21T19:00', { kind: 'open', title: undefined }),
    ],
  },
  play: async ({ canvas }) => {
    const basket = within(
      (await canvas.findByRole('heading', { name: 'Selected (0)' })).closest('section') ?? document.body,
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: /Mia Chen/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /Open time/ }));
    await expect(basket.queryByText('In all:')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Leo Wang/ }));
    await expect(basket.getByText('In all:').closest('p')).toHaveTextContent(/^In all: PHP\s315 and 4 points$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel selected' }));
    const review = within(await screen.findByRole('dialog', { name: 'Cancel 3 items?' }));
    await expect(review.getByText('In all:').closest('p')).toHaveTextContent(/^In all: PHP\s315 and 4 points$/);
  },
};

/** Submit stays at the foot of the screen once something is selected, over the whole week. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('0 selected')).toBeInTheDocument();
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Leo Wang/ }));
    const words = canvas.getByText('1 selected').closest('p');
    await expect(words).toHaveTextContent('1 selected1 change of next week left');
  },
};

/** From day to day, times stand below times, names below names and costs below costs. */
export const LinesUp: Story = {
  play: async ({ canvas }) => {
    const edges = (elements: readonly Element[]): number[] => [
      ...new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left))),
    ];
    const times = await canvas.findAllByText(/^\d+:\d\d – \d+:\d\d [AP]M$/);
    const names = canvas.getAllByText(/^(?:Mia Chen|Leo Wang|Open time)$/);
    const costs = canvas.getAllByText(/lesson fee|^No penalty$/);
    for (const column of [times, names, costs]) {
      await expect(column).toHaveLength(3);
      await expect(edges(column)).toHaveLength(1);
    }
    await expect(Math.max(...edges(times))).toBeLessThan(Math.min(...edges(names)));
    await expect(Math.max(...edges(names))).toBeLessThan(Math.min(...edges(costs)));
  },
};

export const NextWeek: Story = {
  args: { dayStarts: page(7), lastHref: '/releaseTime/cancle', nextHref: undefined, secondZone: companyZone },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Ruby Li/ }));
    await expect(canvas.getByText('0 changes')).toBeVisible();
    const busyTime = canvas.getByRole('checkbox', { name: /Busy time/ });
    busyTime.scrollIntoView({ block: 'center' });
    const { top } = busyTime.getBoundingClientRect();
    await userEvent.click(busyTime);
    const said = await canvas.findByRole('alert');
    await expect(said).toHaveTextContent('No modification for plotted schedule');
    await expect(busyTime).not.toBeChecked();
    // Seen where one ticks, and nothing moved under the finger.
    await expect(busyTime.getBoundingClientRect().top).toBe(top);
    await expect(said.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(said).not.toBeInTheDocument();
    await userEvent.click(busyTime);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Ruby Li/ }));
    await expect(canvas.getByText('1 change')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Next 7 days' })).toBeDisabled();
  },
};

/** An hour that comes twice: each of its half hours is told apart by its offset, in the list and in the selection. */
export const DayOf25Hours: Story = {
  args: {
    zone: 'Europe/London',
    dayStarts: [new Date('2026-10-24T23:00Z')],
    nextHref: undefined,
    entries: ['00:00', '00:30', '01:00'].map((time) => {
      const startMs = Date.parse(`2026-10-25T${time}Z`);
      return entry('20T11:00', { id: time, startMs, endMs: startMs + slotMs, kind: 'open', title: undefined });
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['1:00 – 1:30 AM GMT+1', '1:30 AM GMT+1 – 1:00 AM GMT', '1:00 – 1:30 AM GMT'];
    const boxes = names.map((name) => canvas.getByRole('checkbox', { name: `${name} Open time` }));
    for (const box of boxes) await userEvent.click(box);
    for (const name of names) {
      await expect(canvas.getByRole('button', { name: `Take out Open time, Sun 25 Oct, ${name}` })).toBeVisible();
    }
  },
};

/** A class stands in the middle of a busy time: its first selected part takes the half hours of all of them. */
export const BusyTimeInParts: Story = {
  args: {
    dayStarts: page(7),
    lastHref: '/releaseTime/cancle',
    nextHref: undefined,
    allowed: 2,
    entries: [
      entry('28T18:00', { id: 'before', kind: 'busyTime', title: undefined, group: 'evening' }),
      entry('28T18:30'),
      entry('28T19:00', { id: 'after', kind: 'busyTime', title: undefined, group: 'evening' }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const part of await canvas.findAllByRole('checkbox', { name: /Busy time/ })) await userEvent.click(part);
    await expect(canvas.getByRole('heading', { name: 'Selected (2)' })).toBeVisible();
    await expect(canvas.getByText('0 changes')).toBeVisible();
    await expect(canvas.getAllByText(/· 2 changes$/)).toHaveLength(1);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Refused: Story = {
  args: {
    refusal: {
      message: 'Nothing was changed. Please look at the times that are marked.',
      reasons: new Map([['class-20T11:00', 'It has begun already.']]),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('checkbox', { name: /11:00 – 11:25 AM/ })).toHaveAccessibleDescription(
      /It has begun already\./,
    );
  },
};

/** The service's clock is ahead of this one: what it told is what the tutor decides about now. */
export const Risen: Story = {
  args: {
    typed: powerCut,
    refusal: {
      message: 'Nothing was cancelled: the penalty has risen. Please look again.',
      reasons: new Map([
        [
          'class-21T18:00',
          'Cancelling costs 100\u00a0% of the lesson fee and 2 points by now. You were shown 50\u00a0% of the lesson fee and 2 points.',
        ],
      ]),
      risen: new Map([['class-21T18:00', 100]]),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const leo = await canvas.findByRole('checkbox', { name: /Leo Wang/ });
    await expect(leo).toHaveAccessibleDescription(
      /^100\s% of the lesson fee and 2 points Cancelling costs 100\s% .* 50\s%/,
    );
    await userEvent.click(leo);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel selected' }));
    const review = within(await screen.findByRole('dialog', { name: 'Cancel 1 item?' }));
    await expect(review.getByText(/^Cancelling costs 100\s% .* You were shown 50\s%/)).toBeVisible();
    await userEvent.click(review.getByRole('button', { name: 'Cancel 1 item' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(
      [{ ...entries[1], penalty: { feePercent: 100, points: 2 } }],
      powerCut,
    );
  },
};

/** A refusal that comes before the waiting for it was ever drawn ends the review all the same, and is seen from Submit's place. */
export const RefusedAtOnce: Story = {
  args: { typed: powerCut },
  globals: { viewport: { value: 'phone' } },
  render: function RefusedAtOnce(args) {
    const [refusal, setRefusal] = useState<CancelRefusal>();
    const refuse = (): void => setRefusal({ message: 'Nothing was changed.', reply: {}, reasons: new Map() });
    return <CancelEditor {...args} refusal={refusal} onSubmit={refuse} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Leo Wang/ }));
    for (const _time of ['first', 'second']) {
      window.scrollTo({ top: document.documentElement.scrollHeight });
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel selected' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 item' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const refusal = canvas.getByRole('alert');
      await expect(refusal).toHaveTextContent('Nothing was changed.');
      await waitFor(() => expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Cancel selected' })).toHaveFocus());
    }
  },
};

/** The answer was lost and not what it answered: what was sent cannot be cancelled any more. */
export const GoneAllTheSame: Story = {
  args: { typed: powerCut },
  render: function GoneAllTheSame(args) {
    const [entries, setEntries] = useState(args.entries);
    const [refusal, setRefusal] = useState<CancelRefusal>();
    const loseAnswer = (sent: readonly PricedEntry[]): void => {
      setRefusal({ message: 'Links seem to get inaccessible.', reply: {}, reasons: new Map() });
      setEntries(entries.filter(({ id }) => !sent.some((entry) => entry.id === id)));
    };
    return <CancelEditor {...args} entries={entries} refusal={refusal} onSubmit={loseAnswer} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Leo Wang/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel selected' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel 1 item' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent(/not here any more: the class table shows/);
    // The next ones have a reason of their own.
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toHaveValue('');
  },
};

const draftKey = 'tutor-draft:1:story:cancel-time';

/** What a form was refused with before its script came counts, and no older draft. */
export const RefusedWithoutScript: Story = {
  args: {
    ticked: ['class-21T18:00'],
    typed: { reason: '', note: 'Until six' },
    refusal: { message: 'Choose why you cannot take the classes.', reasons: new Map(), isReasonMissing: true },
  },
  decorators: [
    (Story) => (
      <DraftsProvider owner="story">
        <Story />
      </DraftsProvider>
    ),
  ],
  beforeEach: () => {
    localStorage.setItem(draftKey, JSON.stringify({ savedAtMs: Date.now(), values: { ids: ['class-20T11:00'] } }));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('What you selected is still here.');
    await expect(canvas.getByRole('checkbox', { name: /Leo Wang/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Mia Chen/ })).not.toBeChecked();
    await expect(JSON.parse(localStorage.getItem(draftKey) ?? '{}')).toMatchObject({
      values: { ids: ['class-21T18:00'], note: ['Until six'] },
    });
    await expect(canvas.getByRole('combobox', { name: 'Reason' })).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /^Take out Leo Wang/ }));
    await expect(canvas.getByRole('checkbox', { name: /Leo Wang/ })).not.toBeChecked();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Note/ }));
    await expect(localStorage.getItem(draftKey)).toBeNull();
  },
};

export const NothingToCancel: Story = {
  args: { entries: [] },
  globals: { viewport: { value: 'phone' } },
};
