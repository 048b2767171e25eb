import type { Outbox } from '@tutor/realtime/outbox/outbox';
import { isOpen } from '@tutor/realtime/outbox/outbox-item';
import type { OutboxEntry } from '@tutor/realtime/outbox/outbox-view';
import { seconds } from '@tutor/rules/time/durations';
import { useReadNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type AttendanceReply, replySubject } from './attendance-reply.ts';

export type ReplyEntry = OutboxEntry<AttendanceReply>;

const readMaxMs = seconds(10);

interface Started {
  outbox: Outbox<AttendanceReply>;
  isLasting: () => boolean;
}

interface Added {
  isAdded: boolean;
  /** What waits in its place, unless that has just come to its end. */
  waiting?: AttendanceReply | undefined;
}

/**
 * The tutor's outbox, loaded once the page is interactive: what an earlier page or session left in it is sent then.
 * Every reply goes through it, so that none is lost between pressing and the server's word. `isRead` is false until the
 * answers that wait from before are known, or cannot be in good time.
 */
export function useAttendanceOutbox(tuid: number, onSignedOut: () => void) {
  const [started, setStarted] = useState<Started>();
  const [isRead, setRead] = useState(false);
  const loading = useRef<Promise<Started>>();
  const readNow = useReadNow();
  const onSignedOutRef = useRef(onSignedOut);
  onSignedOutRef.current = onSignedOut;
  const isGone = useRef(false);

  const load = useCallback(() => {
    loading.current ??= import('./attendance-outbox.ts')
      .then(({ startAttendanceOutbox }) => startAttendanceOutbox(tuid, () => onSignedOutRef.current()))
      .then((loaded) => {
        if (isGone.current) loaded.outbox.stop();
        else setStarted(loaded);
        return loaded;
      })
      .catch((error: unknown) => {
        // Its script could not be loaded: the next reply tries again.
        loading.current = undefined;
        throw error;
      });
    return loading.current;
  }, [tuid]);

  useEffect(() => {
    isGone.current = false;
    const finish = (): void => {
      if (!isGone.current) setRead(true);
    };
    load()
      .then(({ outbox }) => outbox.ready)
      .catch(() => undefined)
      .then(finish);
    // The browser's storage may never answer: the questions must be asked all the same.
    const timer = setTimeout(finish, readMaxMs);
    return () => {
      clearTimeout(timer);
      isGone.current = true;
      loading.current = undefined;
      setStarted((current) => {
        current?.outbox.stop();
        return undefined;
      });
    };
  }, [load]);

  const entries = useSyncExternalStore(
    started?.outbox.subscribe ?? neverChanges,
    started?.outbox.getSnapshot ?? noEntries,
    noEntries,
  );
  /** Gives a reply out of hand, unless one to the same class still waits. Rejects where it could be kept nowhere. */
  const add = useCallback(
    async (reply: AttendanceReply): Promise<Added> => {
      const tappedAtMs = readNow().getTime();
      const { outbox } = await load();
      const subject = replySubject(reply.item.id);
      const key = await outbox.add({ subject, payload: reply, tappedAtMs });
      if (key !== undefined) return { isAdded: true };
      const waiting = outbox.getSnapshot().find((entry) => entry.subject === subject && isOpen(entry));
      return { isAdded: false, waiting: waiting?.payload };
    },
    [load, readNow],
  );
  const outbox = started?.outbox;
  /** Those that the tutor has sent again by hand, until that has come to its end. */
  const [pressed, setPressed] = useState(nothing);
  const retry = useCallback(
    (key: string): void => {
      if (outbox === undefined) return;
      setPressed((keys) => new Set([...keys, key]));
      void outbox.retry(key).finally(() => setPressed((keys) => new Set([...keys].filter((one) => one !== key))));
    },
    [outbox],
  );
  const discard = useCallback(async (key: string) => outbox?.discard(key), [outbox]);
  return { entries, pressed, isRead, add, retry, discard, isLasting: started?.isLasting() ?? true };
}

const none: readonly ReplyEntry[] = [];
const nothing: ReadonlySet<string> = new Set();
const neverChanges = () => () => undefined;
const noEntries = (): readonly ReplyEntry[] => none;
