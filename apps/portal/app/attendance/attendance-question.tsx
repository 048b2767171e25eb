import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { useRef } from 'react';
import { useAttendance } from './attendance-provider.tsx';
import { NeedsAnswerPanel } from './needs-answer-panel.tsx';

interface AttendanceQuestionProps {
  /** When the class begins: a tutor has no two classes at one time. */
  start: Date;
  zone: string;
}

/** The question about one class, on its own page. What waits is known once the scripts run; before, the dashboard asks. */
export function AttendanceQuestion(props: AttendanceQuestionProps) {
  return useIsScripted() ? <Question {...props} /> : null;
}

function Question({ start, zone }: AttendanceQuestionProps) {
  const { items, answers } = useAttendance();
  const asked = items.filter((item) => item.start?.getTime() === start.getTime());
  const seen = useRef(new Set<number>());
  for (const { id } of asked) seen.current.add(id);
  // An answered question stays, to say what became of it.
  const isShown = asked.length > 0 || [...seen.current].some((id) => answers[id] !== undefined);
  return isShown ? <NeedsAnswerPanel attendance={asked} notices={[]} missingRemarks={[]} zone={zone} /> : null;
}
