import '@tutor/ui/theme/global-style.ts';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';
import './chat-floor.css';
import { type BenchMessage, firstMessages, olderMessages } from './chat-messages.ts';
import { offerChat } from './chat-operations.ts';
import { PlainRow } from './chat-plain-row.tsx';
import { messageStore } from './message-store.ts';
import { fontsLoaded, render } from './operations.tsx';

const { change, useHeld } = messageStore<readonly BenchMessage[]>(firstMessages);

/** The virtualizer that ours is built on, with plain rows and nothing else. */
function Floor() {
  const scroller = useRef<HTMLDivElement>(null);
  const messages = useHeld();
  const virtual = useVirtualizer({
    count: messages.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 90,
    getItemKey: (index) => messages[index]?.id ?? index,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: 80,
    overscan: 6,
  });
  useLayoutEffect(() => virtual.scrollToEnd(), [virtual]);
  return (
    <div ref={scroller} className="list">
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const message = messages[index];
          return message === undefined ? null : (
            <div
              key={key}
              data-index={index}
              ref={virtual.measureElement}
              style={{ position: 'absolute', top: 0, left: 0, width: '100%', transform: `translateY(${start}px)` }}
            >
              <PlainRow message={message} />
            </div>
          );
        })}
      </div>
    </div>
  );
}

await fontsLoaded();
offerChat({
  mount: () => render(<Floor />),
  add: (message) => change((before) => [...before, message]),
  prepend: () => change((before) => [...olderMessages, ...before]),
  scroller: () => document.querySelector<HTMLElement>('.list'),
  find: (id) => document.getElementById(id),
});
