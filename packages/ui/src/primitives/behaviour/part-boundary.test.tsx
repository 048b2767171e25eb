// @vitest-environment jsdom
import { act, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallStage, type CallStageProps } from '../../calls/call-stage.tsx';
import { me, person } from '../../calls/call-story-data.ts';
import { ChatLayout } from '../../chat/chat-layout.tsx';
import { ann, hrefOfFile, message, zone } from '../../chat/chat-story-data.ts';
import { Composer } from '../../chat/composer.tsx';
import { ConversationList } from '../../chat/conversation-list.tsx';
import { MessageList } from '../../chat/message-list.tsx';
import { SearchPanel, type SearchPanelProps } from '../../chat/search-panel.tsx';
import { AppFrame } from '../../shell/app-frame.tsx';
import { LazyDialog } from '../dialogs/lazy-dialog.tsx';
import { LazyPart } from './lazy-part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { PartsApart } from './parts-apart.ts';
import { ServedPartBoundary } from './served-part-boundary.tsx';

let isBroken: boolean;
let page: HTMLElement;
let leave: () => void;

/** A part of a page with a fault in it. */
function Faulty(): ReactElement {
  if (isBroken) throw new Error('Invalid regular expression');
  return <p>The part</p>;
}

/** Of a list, a row whose data throw as they are drawn. */
function faultyData<Row extends object>(row: Row, name: keyof Row): Row {
  const value = row[name];
  return Object.defineProperty({ ...row }, name, {
    get: () => {
      if (isBroken) throw new Error('Invalid regular expression');
      return value;
    },
  });
}

const loadFaulty = async () => Faulty;
const nothing = (): void => undefined;
const silence = (event: Event): void => event.preventDefault();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // React logs each throw; and jsdom tells what reaches the window.
  window.addEventListener('error', silence);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
  isBroken = true;
  page = document.body.appendChild(document.createElement('div'));
});

afterEach(() => {
  leave();
  page.remove();
  window.removeEventListener('error', silence);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show(content: ReactNode): Promise<void> {
  const root = createRoot(page);
  leave = () => act(() => root.unmount());
  await act(async () =>
    root.render(
      <>
        <p>The rest</p>
        {content}
      </>,
    ),
  );
  await act(async () => undefined);
}

const button = (name: string) =>
  [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
const alerts = () => [...page.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

const row = { id: 4, kind: 'direct', name: 'Coco', avatar: null, unread: 0, last: null } as never;
const list = {
  hrefOf: () => '/chat/4',
  hrefOfFile,
  ownId: 1,
  search: '',
  onSearch: nothing,
  isUnreadOnly: false,
  onUnreadOnly: nothing,
} as const;
const search: SearchPanelProps = {
  isEverywhere: true,
  onEverywhere: nothing,
  words: 'e-mail',
  onSearch: nothing,
  onClose: nothing,
};
const call = {
  phase: 'inCall',
  name: 'Leo',
  me: me,
  others: [person(2, 'Leo')],
  seconds: 4,
  signalling: 'live',
  needsPressForSound: false,
  notes: null,
  devices: <Faulty />,
  onTurnSoundOn: nothing,
  onMicrophone: nothing,
  onCamera: nothing,
  onShareScreen: nothing,
  onLeave: nothing,
  onClose: nothing,
  subscribeLevel: () => nothing,
} as unknown as CallStageProps;

/** Each kind of part of a page, with the fault in it, and words that stand beside it. */
const parts: [kind: string, part: () => ReactNode, beside: string][] = [
  ['a lazy part', () => <LazyPart load={loadFaulty} props={{}} />, 'The rest'],
  ['a lazy dialog', () => <LazyDialog load={loadFaulty} props={{}} />, 'The rest'],
  [
    'the header',
    () => (
      <AppFrame header={<Faulty />} sidebar="Menu">
        The page
      </AppFrame>
    ),
    'The page',
  ],
  [
    'the menu',
    () => (
      <AppFrame header="Head" sidebar={<Faulty />}>
        The page
      </AppFrame>
    ),
    'The page',
  ],
  [
    'a banner',
    () => (
      <AppFrame header="Head" sidebar="Menu" banner={<Faulty />}>
        The page
      </AppFrame>
    ),
    'The page',
  ],
  ['the list of conversations', () => <ChatLayout list={<Faulty />} talk="The talk" view="talk" />, 'The talk'],
  ['a conversation', () => <ChatLayout list="The list" talk={<Faulty />} view="talk" />, 'The list'],
  [
    'a panel beside it',
    () => <ChatLayout list="The list" talk="The talk" facts={<Faulty />} view="facts" />,
    'The talk',
  ],
  [
    'a row of the list',
    () => <ConversationList {...list} conversations={[faultyData(row, 'name' as never)]} />,
    'Unread',
  ],
  [
    'a message',
    () => (
      <MessageList
        label="Messages"
        items={[message(1, 'Good morning'), faultyData(message(2, 'A fault'), 'content')]}
        {...{ zone, isGroup: false, people: [ann], ownId: 1, hrefOfFile, handlers: {} }}
      />
    ),
    'Good morning',
  ],
  [
    'what is found',
    () => (
      <SearchPanel
        {...search}
        hits={[
          faultyData({ key: '1', href: '/', conversationName: '', senderName: '', at: new Date(0), text: '' }, 'text'),
        ]}
      />
    ),
    'Words',
  ],
  [
    'the field of a conversation',
    () => (
      <Composer label="Message" value="" onChange={nothing} onSend={nothing} tools={<Faulty />} typing={['Coco']} />
    ),
    'Coco is writing',
  ],
  ['a call', () => <CallStage {...call} me={faultyData(call.me, 'isMicOn')} />, 'Leo'],
];

test.each(parts)('a throw in %s costs that part alone, and it can be tried again', async (_, part, beside) => {
  await show(part());
  expect(page.textContent).toContain('The rest');
  expect(page.textContent).toContain(beside);
  expect(alerts()).not.toEqual([]);
  for (const words of alerts()) expect(words).toContain('could not be shown. The rest of the page goes on.');
  isBroken = false;
  while (button('Try again') !== undefined) await act(async () => button('Try again').click());
  expect(alerts()).toEqual([]);
});

test('a dialog that throws can be closed, by whoever opened it', async () => {
  const onClose = vi.fn();
  await show(<LazyDialog load={loadFaulty} props={{}} onFailed={onClose} />);
  await act(async () => button('Close').click());
  expect(onClose).toHaveBeenCalledOnce();
  expect(alerts()).toEqual([]);
});

test('a part is drawn again by itself once its data are others', async () => {
  const root = createRoot(page);
  leave = () => act(() => root.unmount());
  const draw = (data: number) =>
    act(async () =>
      root.render(
        <PartBoundary data={data}>
          <Faulty />
        </PartBoundary>,
      ),
    );
  await draw(1);
  isBroken = false;
  await draw(1);
  expect(alerts()).toHaveLength(1);
  await draw(2);
  expect(page.textContent).toBe('The part');
});

test('a part of which nothing is to be seen tells its throw, and draws nothing', async () => {
  const onThrown = vi.fn();
  await show(<LazyPart load={loadFaulty} props={{}} instead={() => null} onThrown={onThrown} />);
  expect(onThrown).toHaveBeenCalledOnce();
  expect(page.textContent).toBe('The rest');
});

test('the server serves the page with words in the place of a part that threw', () => {
  leave = nothing;
  const markup = renderToString(
    <PartsApart.Provider value={true}>
      <ServedPartBoundary name="“Points”">
        <Faulty />
      </ServedPartBoundary>
      The rest
    </PartsApart.Provider>,
  );
  expect(markup).toContain('“Points” could not be shown');
  expect(markup).toContain('The rest');
});

test('somebody who opened a part reads that its code does not come, and tries again or closes it', async () => {
  const onClose = vi.fn();
  const load = vi.fn(async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return Faulty;
  });
  await show(<LazyPart load={load} props={{}} name="The search" onClose={onClose} />);
  expect(alerts()[0]).toContain('The search could not be loaded yet.');
  await act(async () => button('Close').click());
  expect(onClose).toHaveBeenCalledOnce();
  isBroken = false;
  await act(async () => button('Try again').click());
  expect(page.textContent).toContain('The part');
});
