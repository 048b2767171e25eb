import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import {
  ann,
  hrefOfFile,
  manyMessages,
  me,
  message,
  own,
  people,
  picture,
  pictureUrl,
  said,
  storyNow,
  unsent,
  zone,
} from './chat-story-data.ts';
import type { MessageListItem, MissingItem } from './message-item.ts';
import { MessageList } from './message-list.tsx';
import type { MessageListHandle } from './message-list-props.ts';

const handlers = {
  onReply: fn(),
  onReact: fn(),
  onPickReaction: fn(),
  onRecall: fn(),
  onRetry: fn(),
  onDiscard: fn(),
};
// Noted; otherwise it would be told again.
const onSeen = fn((_seq: number) => true);
const onInSight = fn();

/** How a story changes the messages while it is looked at. */
let change: (to: (before: readonly MessageListItem[]) => readonly MessageListItem[]) => void = () => undefined;
let jumpTo: MessageListHandle['jumpTo'] = () => false;

function Held({ items, ...props }: ComponentProps<typeof MessageList>) {
  const [held, setHeld] = useState(items);
  const [hasOlder, setHasOlder] = useState(props.hasOlder ?? false);
  const list = useRef<MessageListHandle>(null);
  const asked = useRef(false);
  useEffect(() => {
    change = setHeld;
    jumpTo = (seq) => list.current?.jumpTo(seq) ?? false;
  }, []);
  const loadOlder = (): void => {
    if (asked.current) return;
    asked.current = true;
    props.onOlder?.();
    requestAnimationFrame(() => {
      asked.current = false;
      const first = held.find((item) => item.kind === 'message')?.seq ?? 1;
      const count = Math.min(60, first - 1);
      setHeld((before) => [...manyMessages(count, first - count), ...before]);
      setHasOlder(first - count > 1);
    });
  };
  return (
    <div style={{ display: 'flex', height: '32rem', maxHeight: '80dvh' }}>
      <MessageList {...props} ref={list} items={held} hasOlder={hasOlder} onOlder={loadOlder} />
    </div>
  );
}

const meta = {
  title: 'Chat/MessageList',
  component: MessageList,
  render: (args) => <Held {...args} />,
  beforeEach: () => {
    onSeen.mockClear();
    onInSight.mockClear();
  },
  parameters: { layout: 'fullscreen' },
  args: {
    label: "Messages with Coco's mother",
    items: manyMessages(40, 9_961),
    zone,
    isGroup: false,
    people,
    ownId: me.id,
    hrefOfFile,
    handlers,
    onSeen,
    onInSight,
  },
} satisfies Meta<typeof MessageList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Room between the reader's place and the newest line. */
function fromEnd(log: HTMLElement): number {
  return log.scrollHeight - log.scrollTop - log.clientHeight;
}
function add(...items: MessageListItem[]): void {
  change((before) => [...before, ...items]);
}
function scrollTo(log: HTMLElement, top: number): void {
  log.scrollTop = top;
  log.dispatchEvent(new Event('scroll'));
}
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** It opens at the newest line and stays there as lines come, which alone are read out. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const log = canvas.getByRole('log', { name: "Messages with Coco's mother" });
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    const spoken = within(canvasElement.querySelector<HTMLElement>('[aria-live="polite"]') ?? canvasElement);
    await expect(spoken.queryByText(/./)).toBeNull();
    add(message(10_001, 'A line that is new', { at: storyNow }));
    await expect(await spoken.findByText('A line that is new')).toBeInTheDocument();
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    await expect(canvas.queryByRole('button', { name: /New messages/ })).toBeNull();
  },
};

/** No frame shows the list short of its end: a long line stands there as soon as it is drawn, and so does one behind it. */
export const PinnedAtOnce: Story = {
  play: async ({ canvas }) => {
    const log = await canvas.findByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    const long = 'She has read unit 5 and likes the story of the fox very much. '.repeat(20);
    for (const seq of [10_001, 10_002, 10_003]) {
      flushSync(() => add(message(seq, long)));
      await expect(fromEnd(log)).toBeLessThan(2);
    }
  },
};

/** One who reads above is not moved by a line that comes below; a button tells of it. */
export const ReadingAbove: Story = {
  args: { items: manyMessages(400, 9_601) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    scrollTo(log, log.scrollTop - 3 * log.clientHeight);
    await painted();
    await painted();
    const eye = middleRow(log);
    const before = eye.getBoundingClientRect().top;
    add(message(10_001, 'One'), message(10_002, 'Two'));
    const button = await canvas.findByRole('button', { name: 'New messages (2)' });
    await painted();
    await expect(Math.abs(eye.getBoundingClientRect().top - before)).toBeLessThan(2);
    await userEvent.click(button);
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /New messages/ })).toBeNull());
  },
};

function middleRow(log: HTMLElement): HTMLElement {
  const { top, height } = log.getBoundingClientRect();
  const row = [...log.querySelectorAll<HTMLElement>('[data-message]')].find(
    (one) => one.getBoundingClientRect().bottom > top + height / 2,
  );
  if (row === undefined) throw new Error('no row in the middle');
  return row;
}

/** Older pages come in above, with pictures that load slowly: the line under the eye stays where it is. */
export const OlderPagesAbove: Story = {
  args: {
    items: manyMessages(60, 9_941).map((item) =>
      item.seq !== undefined && item.seq % 2 === 0
        ? { ...item, content: { kind: 'picture', body: { file: picture } } }
        : item,
    ),
    hasOlder: true,
    onOlder: fn(),
    hrefOfFile: () => `${pictureUrl}#${Math.random()}`,
  },
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    scrollTo(log, 0);
    await painted();
    const eye = middleRow(log);
    const before = eye.getBoundingClientRect().top;
    await waitFor(() => expect(args.onOlder).toHaveBeenCalled());
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(1_000));
    await painted();
    await expect(Math.abs(eye.getBoundingClientRect().top - before)).toBeLessThan(2);
  },
};

/** Ten thousand: only what is in sight is drawn. */
export const TenThousand: Story = {
  args: { items: manyMessages(10_000) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    await expect(log.querySelectorAll('[data-message]').length).toBeLessThan(50);
    await expect(jumpTo(5_000)).toBe(true);
    await waitFor(() => expect(canvas.getByRole('article', { name: /#5000/ })).toHaveFocus());
    await expect(canvas.getByRole('article', { name: /#5000/ })).toBeVisible();
    // What is not loaded is gone to when it has come.
    await expect(jumpTo(20_000)).toBe(false);
    change(() => manyMessages(60, 19_970));
    await waitFor(() => expect(canvas.getByRole('article', { name: /#20000/ })).toHaveFocus());
  },
};

/** Tab leads to one message, arrows to the others, Enter to its actions. */
export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(canvas.getByRole('article', { name: /#10000/ })).toBeVisible());
    await userEvent.tab();
    // The scrolling list itself is no stop of its own where its messages are.
    if (document.activeElement === canvas.getByRole('log')) await userEvent.tab();
    await expect(canvas.getByRole('article', { name: /#10000/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    const row = canvas.getByRole('article', { name: /#9998/ });
    await waitFor(() => expect(row).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const menu = await page.findByRole('menu');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Reply' }));
    await expect(handlers.onReply).toHaveBeenLastCalledWith(expect.objectContaining({ seq: 9_998 }));
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(row).toHaveFocus());
    // The way by Tab leads through its buttons, and back.
    await userEvent.tab();
    await expect(within(row).getByRole('button', { name: /^React/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(row).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('article', { name: /#9961/ })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('article', { name: /#10000/ })).toHaveFocus());
  },
};

/** The message that has the focus keeps it, however far it is scrolled away. */
export const FocusIsKept: Story = {
  args: { items: manyMessages(400, 9_601) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    const row = await canvas.findByRole('article', { name: /#10000/ });
    row.focus();
    scrollTo(log, 0);
    await waitFor(() => expect(canvas.getByRole('article', { name: /#9601/ })).toBeVisible());
    await expect(row).toHaveFocus();
  },
};

/** Unread ones stand under a line, where the list opens. */
export const FirstUnread: Story = {
  args: { items: manyMessages(120, 9_881), firstUnread: 9_940 },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(canvas.getByRole('article', { name: /#9940/ })).toBeVisible());
    const line = canvas.getByText('New messages', { selector: 'span' });
    await waitFor(() =>
      expect(line.getBoundingClientRect().top - log.getBoundingClientRect().top).toBeLessThan(log.clientHeight / 2),
    );
    await expect(canvas.getByRole('button', { name: /^New messages \(/ })).toBeVisible();
  },
};

/** Read is what was seen: not with the window in the background, a dialog above, or the reader further up. */
export const SeenOnlyWhenSeen: Story = {
  args: { items: manyMessages(200, 9_801) },
  render: function Render(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Settings</Button>
        <Held {...args} />
        <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Settings" />
      </>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const log = canvas.getByRole('log');
    const hasFocus = fn(() => true);
    const visibility = fn((): DocumentVisibilityState => 'visible');
    Object.defineProperty(document, 'hasFocus', { configurable: true, value: hasFocus });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: visibility });
    try {
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(10_000));
      await waitFor(() => expect(onInSight).toHaveBeenLastCalledWith(true));
      // A window without the focus.
      hasFocus.mockReturnValue(false);
      window.dispatchEvent(new Event('blur'));
      await expect(onInSight).toHaveBeenLastCalledWith(false);
      add(message(10_001, 'One'));
      await canvas.findByRole('article', { name: /One$/ });
      await painted();
      await expect(onSeen).toHaveBeenLastCalledWith(10_000);
      hasFocus.mockReturnValue(true);
      window.dispatchEvent(new Event('focus'));
      await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(10_001));
      await expect(onInSight).toHaveBeenLastCalledWith(true);
      // A tab in the background.
      visibility.mockReturnValue('hidden');
      add(message(10_002, 'Two'));
      await canvas.findByRole('article', { name: /Two$/ });
      await painted();
      await expect(onSeen).toHaveBeenLastCalledWith(10_001);
      visibility.mockReturnValue('visible');
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(10_002));
      // A dialog over it.
      await userEvent.click(canvas.getByRole('button', { name: 'Settings' }));
      const dialog = await page.findByRole('dialog');
      await waitFor(() => expect(onInSight).toHaveBeenLastCalledWith(false));
      add(message(10_003, 'Three'));
      await waitFor(() => expect(log.textContent).toContain('Three'));
      await painted();
      await expect(onSeen).toHaveBeenLastCalledWith(10_002);
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(onSeen).toHaveBeenLastCalledWith(10_003));
      await expect(onInSight).toHaveBeenLastCalledWith(true);
      // Further up.
      scrollTo(log, log.scrollTop - 2 * log.clientHeight);
      await painted();
      await expect(onInSight).toHaveBeenLastCalledWith(false);
      add(message(10_004, 'Four'));
      await canvas.findByRole('button', { name: 'New messages (1)' });
      await painted();
      await expect(onSeen).toHaveBeenLastCalledWith(10_003);
    } finally {
      Reflect.deleteProperty(document, 'hasFocus');
      Reflect.deleteProperty(document, 'visibilityState');
    }
  },
};

function missing(from: number, to: number): MissingItem {
  return { kind: 'missing', key: `hole-${from}`, from, to };
}

/** How far a row has moved in the list. It may be drawn anew meanwhile. */
function watchTop(log: HTMLElement, row: HTMLElement): () => number {
  const key = row.dataset.message ?? '';
  const top = (): number => {
    const now = log.querySelector(`[data-message="${CSS.escape(key)}"]`);
    if (now === null) throw new Error('the row is not drawn');
    return now.getBoundingClientRect().top - log.getBoundingClientRect().top;
  };
  const before = top();
  return () => Math.abs(top() - before);
}

const onHole = fn();

/** One who comes up to a hole from newer messages asks for its end; what comes does not move the line under the eye. */
export const HoleFromBelow: Story = {
  args: { items: [...manyMessages(60, 1), missing(61, 940), ...manyMessages(60, 9_941)], onHole },
  beforeEach: () => onHole.mockClear(),
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    await expect(onHole).not.toHaveBeenCalled();
    const hole = (): HTMLElement => canvas.getByText('Loading the missing part');
    for (let step = 0; canvas.queryByText('Loading the missing part') === null && step < 30; step += 1) {
      scrollTo(log, log.scrollTop - log.clientHeight / 2);
      await painted();
    }
    // The hole stands at the upper edge, and the messages below it are read.
    scrollTo(log, log.scrollTop + hole().getBoundingClientRect().top - log.getBoundingClientRect().top + 4);
    await waitFor(() =>
      expect(onHole).toHaveBeenLastCalledWith(expect.objectContaining({ from: 61, to: 940 }), 'older'),
    );
    await painted();
    const moved = watchTop(log, canvas.getByRole('article', { name: /#9945/ }));
    change((before) => [...before.slice(0, 60), missing(61, 880), ...manyMessages(60, 9_881), ...before.slice(61)]);
    await waitFor(() => expect(canvas.getByRole('article', { name: /#9940/ })).toBeInTheDocument());
    await painted();
    await painted();
    await expect(moved()).toBeLessThan(2);
    await expect(canvas.queryByText('Loading the missing part')).toBeNull();
  },
};

/** One who comes down to a hole from older messages asks for its beginning, and reads on where one is. */
export const HoleFromAbove: Story = {
  args: {
    items: [...manyMessages(60, 1), missing(61, 940), ...manyMessages(60, 9_941)],
    firstUnread: 50,
    onHole,
    onInView: fn(),
  },
  beforeEach: () => onHole.mockClear(),
  play: async ({ canvas, args }) => {
    const log = canvas.getByRole('log');
    const row = await canvas.findByRole('article', { name: /#52$/ });
    await waitFor(() =>
      expect(onHole).toHaveBeenLastCalledWith(expect.objectContaining({ from: 61, to: 940 }), 'newer'),
    );
    await expect(args.onInView).toHaveBeenLastCalledWith([{ from: expect.any(Number), to: expect.any(Number) }]);
    await painted();
    const moved = watchTop(log, row);
    change((before) => [...before.slice(0, 60), ...manyMessages(60, 61), missing(121, 940), ...before.slice(61)]);
    await expect(await canvas.findByRole('article', { name: /#61$/ })).toBeVisible();
    await painted();
    await painted();
    await expect(moved()).toBeLessThan(2);
  },
};

/** A log that was trimmed far above keeps its place, and one that was trimmed while one stands at the end stays there. */
export const TrimmedAbove: Story = {
  args: { items: manyMessages(400, 9_601) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    change((before) => [...before.slice(200), message(10_001, 'One more')]);
    await waitFor(() => expect(canvas.getByRole('article', { name: /One more$/ })).toBeVisible());
    await waitFor(() => expect(fromEnd(log)).toBeLessThan(2));
    scrollTo(log, log.scrollTop - 3 * log.clientHeight);
    await painted();
    await painted();
    const moved = watchTop(log, middleRow(log));
    change((before) => [missing(9_801, 9_900), ...before.slice(100)]);
    await painted();
    await painted();
    await expect(moved()).toBeLessThan(2);
  },
};

/** A hole is shown as one, and nothing beyond it counts as seen. */
export const MissingPart: Story = {
  args: {
    items: [...manyMessages(5, 9_941), missing(9_946, 9_997), ...manyMessages(3, 9_998)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the missing part')).toBeVisible();
    window.dispatchEvent(new Event('focus'));
    await expect(onSeen.mock.calls.filter(([seq]) => seq > 9_945)).toEqual([]);
  },
};

const day = (count: number): Date => new Date(storyNow.getTime() - count * 86_400_000);

/** Every state at once, in a group. */
export const Group: Story = {
  args: {
    isGroup: true,
    label: 'Messages in Unit 5',
    items: [
      message(1, { kind: 'people', body: { action: 'created', people: [ann] } }, { at: day(400) }),
      message(2, 'Welcome, everybody!', { at: day(2) }),
      message(3, 'Thank you @Maria Santos', { at: day(1), sender: ann }),
      message(4, 'She likes the story of the fox.', { at: day(1), sender: ann }),
      own(5, 'Of course.', {
        at: new Date(storyNow.getTime() - 100_000),
        seenBy: ['Ann Lee', 'Ben'],
        quote: { seq: 4, senderName: 'Ann Lee', content: said('She likes the story of the fox.') },
      }),
      own(6, 'Page 21', {
        at: new Date(storyNow.getTime() - 20_000),
        reactions: [{ emoji: '👍', names: ['Ann Lee'], isOwn: false }],
      }),
      unsent('a', 'And page 22.', { kind: 'failed', message: 'Send failed. You are offline.' }),
      unsent('b', 'See you!', { kind: 'waiting' }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Yesterday')).toBeVisible();
    await expect(canvas.getByText('Today')).toBeVisible();
  },
};

export const GroupOnPhone: Story = { ...Group, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = { args: { isLoading: true } };
export const Empty: Story = { args: { items: [] } };
export const Problem: Story = {
  args: { problem: 'The messages could not be loaded', onRetry: fn() },
};
export const LoadingOlder: Story = { args: { isLoadingOlder: true } };
