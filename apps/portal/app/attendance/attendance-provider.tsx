import { useLocation } from '@remix-run/react';
import { isDelayed, isOpen } from '@tutor/realtime/outbox/outbox-item';
import { reconnectDelayMs } from '@tutor/rules/realtime/policy';
import { hours } from '@tutor/rules/time/durations';
import { dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import type { AnswerState, AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import type { OutboxReply } from '@tutor/ui/attendance/reply-outbox.tsx';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { useNow, useReadNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import { useIsTyping } from '../kit/forms/use-is-typing.ts';
import { leaveForLogin } from '../kit/line/leave-for-login.ts';
import { useLineDownSince } from '../kit/line/line-state.ts';
import { useFrame } from '../session/use-frame.ts';
import { attendanceItem, isNoPage } from './attendance-item.ts';
import type { AttendanceReply } from './attendance-reply.ts';
import type { loader } from './pending.ts';
import { answerState, isListed, isUnanswered, lapsedItems } from './reply-state.ts';
import { type ReplyEntry, useAttendanceOutbox } from './use-attendance-outbox.ts';
import { usePutOff } from './use-put-off.ts';

type Pending = readonly Parameters<typeof attendanceItem>[0][];

/** Why a reply could not be given out of hand. */
export interface ReplyRefusal {
  message: string;
  /** Another answer to the class waits: once that is taken back, this one can be given. */
  isForWaiting?: boolean;
}

interface Attendance {
  /** Classes that wait for an answer, by the service; none until they have been loaded. */
  items: readonly AttendanceItem[];
  /** Those of them that this browser has no answer for yet, or a refused one. */
  unanswered: readonly AttendanceItem[];
  /** How far each answer of this browser is, by the request's id. */
  answers: Readonly<Record<number, AnswerState>>;
  /** Replies that did not go at once, for the list. */
  replies: readonly OutboxReply[];
  /** False where the browser keeps nothing. */
  isLasting: boolean;
  /** What the tutor has not put off: of what waited as the page was drawn, until it is known which answers this browser has. */
  asked: readonly AttendanceItem[];
  /** The dialog has something to ask that the tutor has not put off. */
  isDialogDue: boolean;
  /** It stands open: it was due, its turn has come, and so has its code. */
  isDialogOpen: boolean;
  /** For the dialog itself, to say so. */
  setDialogOpen: (isOpen: boolean) => void;
  /** A class in the dialog begins soon. */
  isUrgent: boolean;
  /** Closes the dialog until something new is asked. */
  putOff: () => void;
  /** Opens it again. */
  askAgain: () => void;
  /** Gives a reply out of hand; or says why it cannot be. */
  reply: (reply: AttendanceReply) => Promise<ReplyRefusal | undefined>;
  retry: (key: string) => void;
  discard: (key: string) => void;
  entryOf: (requestId: number) => ReplyEntry | undefined;
}

const AttendanceContext = createContext<Attendance | undefined>(undefined);

/** Confirmations that wait, and what became of the answers. */
export function useAttendance(): Attendance {
  const value = useContext(AttendanceContext);
  if (value === undefined) throw new Error('useAttendance needs an AttendanceProvider above');
  return value;
}

/** A dialog with a class that begins so soon goes before every other that waits. */
const urgentMs = hours(2);

interface AttendanceProviderProps {
  tuid: number;
  /** What waited as the page was drawn; null where that is not known. */
  initial: Pending | null;
  children: ReactNode;
}

/** Loads what waits for an answer once the page is interactive, again with every live event, and sends the answers. */
export function AttendanceProvider({ tuid, initial, children }: AttendanceProviderProps) {
  const { items, reload } = usePending(initial);
  const { pathname } = useLocation();
  const isOffline = useLineDownSince() !== undefined;
  const isTyping = useIsTyping();
  const { entries, pressed, isRead, add, retry, discard, isLasting } = useAttendanceOutbox(tuid, leaveForLogin);
  useSettledReplies(entries);

  const answers = useMemo(
    () =>
      Object.fromEntries(
        entries.map((entry) => [entry.payload.item.id, answerState(entry, isOffline, pressed.has(entry.key))]),
      ),
    [entries, isOffline, pressed],
  );
  useToldLapses(items, answers);
  const replies = useMemo(
    () =>
      entries
        .filter((entry) =>
          isListed(
            entry,
            isOffline,
            items.some(({ id }) => id === entry.payload.item.id),
          ),
        )
        .map((entry) => ({
          key: entry.key,
          item: entry.payload.item,
          answer: entry.payload.answer,
          state: answerState(entry, isOffline, pressed.has(entry.key)),
        })),
    [entries, isOffline, items, pressed],
  );

  const unanswered = useMemo(() => {
    // Whether a class has its answer already is not known before.
    if (!isRead) return [];
    const entryOf = new Map(entries.map((entry) => [entry.payload.item.id, entry]));
    return items.filter(({ id }) => isUnanswered(entryOf.get(id), isOffline));
  }, [entries, isRead, items, isOffline]);

  const { isPutOff, putOff, askAgain } = usePutOff(tuid, items);
  const asked = unanswered.filter(({ id }) => !isPutOff(id));
  const now = useNow('minute');
  const isUrgent = asked.some(({ start }) => start !== undefined && start.getTime() - now.getTime() <= urgentMs);
  // Once open it stays, whatever has the focus in it; while it is only on its way, somebody may begin to type.
  const [isDialogOpen, setDialogOpen] = useState(false);
  // A press asked for it: that is no moment to wait for another.
  const [isWanted, setWanted] = useState(false);
  const isDialogDue = asked.length > 0 && !isNoPage(pathname) && (isDialogOpen || isWanted || !isTyping);
  useEffect(() => {
    if (isDialogOpen) setWanted(false);
  }, [isDialogOpen]);
  const shownAsked = isRead ? asked : items;
  const openAgain = useCallback(() => {
    setWanted(true);
    askAgain();
  }, [askAgain]);

  const reply = useCallback(
    async (given: AttendanceReply): Promise<ReplyRefusal | undefined> => {
      try {
        const { isAdded, waiting } = await add(given);
        // One Yes says what another does; a No has words and a photo of its own.
        if (isAdded || (given.answer === 'yes' && waiting?.answer !== 'no')) return undefined;
        return { message: 'This class has an answer that waits already. Take it back first.', isForWaiting: true };
      } catch {
        return { message: 'Your answer could not be kept. Please try again.' };
      }
    },
    [add],
  );
  const takeBack = useCallback(
    async (key: string): Promise<void> => {
      const wasSending = entries.some((entry) => entry.key === key && entry.status === 'sending');
      await discard(key);
      if (!wasSending) return;
      // It may have arrived in the same moment: then the list has the class no more.
      reload();
      toastStore.add({ tone: 'info', message: 'Taken back. If it had arrived before, it counts.' });
    },
    [entries, discard, reload],
  );
  const entryOf = useCallback(
    (requestId: number) => entries.find(({ payload }) => payload.item.id === requestId),
    [entries],
  );

  const value = useMemo(
    () => ({
      items,
      unanswered,
      answers,
      replies,
      isLasting,
      asked: shownAsked,
      isDialogDue,
      isDialogOpen,
      setDialogOpen,
      isUrgent,
      putOff,
      askAgain: openAgain,
      reply,
      retry,
      discard: takeBack,
      entryOf,
    }),
    [
      items,
      unanswered,
      answers,
      replies,
      isLasting,
      shownAsked,
      isDialogDue,
      isDialogOpen,
      isUrgent,
      putOff,
      openAgain,
      reply,
      retry,
      takeBack,
      entryOf,
    ],
  );
  return <AttendanceContext.Provider value={value}>{children}</AttendanceContext.Provider>;
}

/** The pending list. Where it cannot be had, what was known stays. */
function usePending(initial: Pending | null): { items: readonly AttendanceItem[]; reload: () => void } {
  // Money hangs on these questions: a list that did not come is asked for soon, until it does.
  const { data, ask: reload } = useBeside<typeof loader>('/attendance/pending', { firstDelayMs: reconnectDelayMs });
  const requests = data?.requests;
  // The frame may be loaded again meanwhile; what is asked for here is newer.
  const [atFirst] = useState(initial);
  const items = useMemo(
    () => (requests !== undefined && 'value' in requests ? requests.value : (atFirst ?? [])).map(attendanceItem),
    [requests, atFirst],
  );
  return { items, reload };
}

/** Says that the time to answer a class ran out: its question is gone by itself, and money with it. */
function useToldLapses(items: readonly AttendanceItem[], answers: Readonly<Record<number, AnswerState>>): void {
  const { zone } = useFrame().tutor;
  const readNow = useReadNow();
  const asked = useRef(items);
  useEffect(() => {
    const now = readNow();
    for (const { start, studentName } of lapsedItems(asked.current, items, answers, now)) {
      if (start === undefined) continue;
      const when = `${nearDayText(start, now, zone) ?? dayText(start, zone)}, ${timeText(start, zone)}`;
      // It may have been answered elsewhere in the last moment, while this page had no line.
      toastStore.add({
        tone: 'error',
        message: `${studentName ?? 'Your class'}, ${when}: the time to answer is over. Without an answer the class is cancelled and costs 3 times the lesson fee and 2 points.`,
      });
    }
    asked.current = items;
  }, [items, answers, readNow, zone]);
}

/** What follows when a reply was taken or refused in this or another tab: its words, its draft, and the page's data. */
function useSettledReplies(entries: readonly ReplyEntry[]): void {
  const drafts = useDraftStore();
  const open = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const settled = entries.filter((entry) => open.current.has(entry.key) && !isOpen(entry));
    open.current = new Set(entries.filter(isOpen).map(({ key }) => key));
    for (const entry of settled) {
      const { status, message = '', payload } = entry;
      if (status === 'sent') {
        drafts.clear(attendanceNoDraft(payload.item.id));
        toastStore.add({ tone: 'success', message });
      } else if (isDelayed(entry)) {
        // Nobody looks at the question any more.
        toastStore.add({ tone: 'error', message });
      }
    }
    if (settled.length > 0) askPageAnew();
  }, [entries, drafts]);
}
