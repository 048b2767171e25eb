import { useLocation } from '@remix-run/react';
import { dueReminders } from '@tutor/rules/attendance/reminder-ladder';
import { seconds } from '@tutor/rules/time/durations';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { FirstQuestion } from '@tutor/ui/attendance/first-question.tsx';
import { loadPart } from '@tutor/ui/primitives/behaviour/load-part.ts';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { useEffect, useRef, useState } from 'react';
import { useFrame } from '../session/use-frame.ts';
import { isNoPage } from './attendance-item.ts';
import { useAttendance } from './attendance-provider.tsx';
import { useNotedReminders } from './use-noted-reminders.ts';
import { useReminderSound } from './use-reminder-sound.ts';

type Parts = Awaited<ReturnType<typeof loadParts>>;

async function loadParts() {
  const [{ AttendanceReminder }, { ReplyOutbox }] = await Promise.all([
    import('@tutor/ui/attendance/attendance-reminder.tsx'),
    import('@tutor/ui/attendance/reply-outbox.tsx'),
  ]);
  return { AttendanceReminder, ReplyOutbox };
}

/** Fetched once the page is interactive, not when first shown: by then the line may be gone. */
function useParts(): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  // Until they come the rows of the classes still say how each answer is.
  useEffect(() => loadPart({ load: loadParts, onLoaded: setParts, onFailed: () => undefined }), []);
  return parts;
}

/** So long the reminder leaves a dialog that is about to open the word. */
const dialogComesMs = seconds(3);

/** What attendance says on every page: the first question or the reminder that is due, and replies that are held up. */
export function AttendanceNotices() {
  const { unanswered, replies, isLasting, retry, discard } = useAttendance();
  const { zone } = useFrame().tutor;
  const parts = useParts();
  if (parts === undefined) return <Question zone={zone} />;
  const { ReplyOutbox } = parts;
  return (
    <>
      {unanswered.length > 0 ? (
        <Reminders items={unanswered} zone={zone} AttendanceReminder={parts.AttendanceReminder} />
      ) : (
        <Question zone={zone} />
      )}
      {replies.length > 0 && (
        <ReplyOutbox replies={replies} zone={zone} isLasting={isLasting} onRetry={retry} onDiscard={discard} />
      )}
    </>
  );
}

/** The first question, from the page's own document until it is answered or put off. */
function Question({ zone }: { zone: string }) {
  const { asked, askAgain } = useAttendance();
  const isScripted = useIsScripted();
  const { pathname } = useLocation();
  const [item] = asked;
  if (item === undefined || isNoPage(pathname)) return null;
  return (
    <FirstQuestion
      item={item}
      more={asked.length - 1}
      zone={zone}
      href="/home"
      onAnswer={isScripted ? askAgain : undefined}
    />
  );
}

function Reminders({
  items,
  zone,
  AttendanceReminder,
}: { items: readonly AttendanceItem[]; zone: string } & Pick<Parts, 'AttendanceReminder'>) {
  const { isDialogDue, isDialogOpen, askAgain } = useAttendance();
  const { noted, noteAll } = useNotedReminders();
  const now = useNow('second');
  const due = dueReminders(items, now, noted);
  useReminderSound(due);
  const dueSince = useRef<Date>();
  dueSince.current = isDialogDue ? (dueSince.current ?? now) : undefined;
  // The dialog asks already, or at once; where it does not come the reminder stands in for it.
  const isComing = dueSince.current !== undefined && now.getTime() - dueSince.current.getTime() < dialogComesMs;
  if (isDialogOpen || isComing || due.length === 0) return <Question zone={zone} />;
  return (
    <AttendanceReminder
      items={due.map(({ item }) => item)}
      isUrgent={due.some(({ isUrgent }) => isUrgent)}
      zone={zone}
      onAnswer={askAgain}
      onNoted={() => noteAll(due.map(({ item }) => item))}
    />
  );
}
