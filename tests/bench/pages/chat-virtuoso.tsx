import '@tutor/ui/theme/global-style.ts';
import { Virtuoso } from 'react-virtuoso';
import './chat-floor.css';
import { type BenchMessage, firstMessages, olderMessages } from './chat-messages.ts';
import { offerChat } from './chat-operations.ts';
import { PlainRow } from './chat-plain-row.tsx';
import { messageStore } from './message-store.ts';
import { fontsLoaded, render } from './operations.tsx';

interface Held {
  messages: readonly BenchMessage[];
  first: number;
}
const { change, useHeld } = messageStore<Held>({ messages: firstMessages, first: 1_000_000 });

function List() {
  const { messages, first } = useHeld();
  return (
    <Virtuoso
      className="list"
      // It says by itself how high it is.
      style={{ width: 480, height: 720 }}
      data={messages}
      firstItemIndex={first}
      initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
      followOutput="auto"
      computeItemKey={(_, message) => message.id}
      itemContent={(_, message) => <PlainRow message={message} />}
      increaseViewportBy={{ top: 300, bottom: 300 }}
    />
  );
}

await fontsLoaded();
offerChat({
  mount: () => render(<List />),
  add: (message) => change(({ messages, first }) => ({ messages: [...messages, message], first })),
  prepend: () =>
    change(({ messages, first }) => ({
      messages: [...olderMessages, ...messages],
      first: first - olderMessages.length,
    })),
  scroller: () => document.querySelector<HTMLElement>('.list'),
  find: (id) => document.getElementById(id),
});
