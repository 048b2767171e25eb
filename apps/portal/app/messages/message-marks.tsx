import { useNavigate } from '@remix-run/react';
import { asServed } from '@tutor/realtime/store/read-state';
import { waitsForAnswer } from '@tutor/rules/messages/bulk-read';
import type { SystemMessage } from '@tutor/rules/messages/message';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { useEffect, useRef } from 'react';
import { listBehind } from './left-list.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useReadFailure } from './use-read-failure.ts';
import { useSetRead } from './use-set-read.ts';

/** A message without its text. */
export type MessageFacts = Omit<SystemMessage, 'content'>;

/** Without scripts opening it marks nothing: there it is a button. */
export function MarkReadForm({ mid }: { mid: number }) {
  return (
    <noscript>
      <form method="post" action="/messages/read" aria-label="Mark as read">
        <input type="hidden" name="intent" value="read" />
        <input type="hidden" name="mid" value={mid} />
        <Button type="submit">Mark as read</Button>
      </form>
    </noscript>
  );
}

/** Leads back to the list, where the message is unread. */
export function MarkUnreadForm({ message }: { message: MessageFacts }) {
  const setRead = useSetRead();
  const navigate = useNavigate();
  return (
    <form
      method="post"
      action={`/messageView/${message.mid}`}
      aria-label="Mark as unread"
      onSubmit={(event) => {
        event.preventDefault();
        setRead(message, false);
        navigate(listBehind(message.mid));
      }}
    >
      <Button type="submit" name="intent" value="unread">
        Mark as unread
      </Button>
    </form>
  );
}

/**
 * Opening a message marks it as read, once: in the browser, not in the loader, since a GET must change nothing. One that
 * waits for an answer is read by the answer.
 */
export function useMarkRead(message: MessageFacts): void {
  const {
    markRead,
    snapshot: { reads },
  } = useRealtime();
  const tellFailed = useReadFailure();
  const latest = useRef({ markRead, tellFailed, message, reads });
  latest.current = { markRead, tellFailed, message, reads };
  const { mid } = message;
  useEffect(() => {
    const { message: opened, reads } = latest.current;
    if (opened.mid !== mid || waitsForAnswer(opened)) return;
    // A mark as unread can still be on its way, or have gone through after the page was fetched.
    if (reads.pendingReads.get(mid) ?? asServed(opened, reads).isRead) return;
    latest.current.markRead(mid, opened).catch((error: unknown) => {
      latest.current.tellFailed(error, {
        failed: 'This message could not be marked as read. It stays unread for now.',
        mayBe: 'This message may be marked as read all the same.',
      });
    });
  }, [mid]);
}
