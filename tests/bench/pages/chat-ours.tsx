import '@tutor/ui/theme/global-style.ts';
import type { MessageItem } from '@tutor/ui/chat/message-item.ts';
import { MessageList } from '@tutor/ui/chat/message-list.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { avatars, type BenchMessage, firstMessages, olderMessages } from './chat-messages.ts';
import { offerChat } from './chat-operations.ts';
import { messageStore } from './message-store.ts';
import { fontsLoaded, render } from './operations.tsx';

const handlers = { onReply: () => undefined, onRecall: () => undefined, onPickReaction: () => undefined };
const hrefOfFile = (path: string): string => path;

function item({ id, index, who, text, at }: BenchMessage): MessageItem {
  return {
    kind: 'message',
    key: id,
    seq: index + 1_000,
    at,
    sender: { id: who + 1, name: `Person ${who}`, avatarUrl: avatars[who] },
    isOwn: who === 0,
    content: { kind: 'text', body: { text, mentions: [], mentionsAll: false } },
    delivery: { kind: 'sent' },
  };
}

const first = firstMessages.map(item);
const older = olderMessages.map(item);
const nowMs = Date.now();
const { change, useHeld } = messageStore<readonly MessageItem[]>(first);

/** The list of the portal as /chat shows a group: names, days, links, states, recall, keyboard and what is read out. */
function Ours() {
  const items = useHeld();
  return (
    <NowProvider initialNowMs={nowMs}>
      <div style={{ width: 480, height: 720, display: 'flex' }}>
        <MessageList
          label="Messages in Unit 5"
          items={items}
          zone="Asia/Manila"
          isGroup
          ownId={1}
          hrefOfFile={hrefOfFile}
          handlers={handlers}
        />
      </div>
    </NowProvider>
  );
}

await fontsLoaded();
offerChat({
  mount: () => render(<Ours />),
  add: (message) => change((before) => [...before, item(message)]),
  prepend: () => change((before) => [...older, ...before]),
  scroller: () => document.querySelector<HTMLElement>('[role="log"]'),
  find: (id) => document.querySelector(`[data-message="${CSS.escape(id)}"]`),
});
