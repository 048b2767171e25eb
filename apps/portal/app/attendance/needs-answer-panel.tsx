import type { AnswerState, AttendanceItem, NoticeItem, RemarkItem } from '@tutor/ui/attendance/needs-answer';
import { NeedsAnswer } from '@tutor/ui/attendance/needs-answer';
import { useCallback, useMemo, useRef, useState } from 'react';
import { AnswersContext, AttendanceForm } from './attendance-forms.tsx';

interface NeedsAnswerPanelProps {
  attendance: AttendanceItem[];
  notices: NoticeItem[];
  missingRemarks: RemarkItem[];
  zone: string;
}

/** What waits for the tutor. An answered class stays, with its answer, until the tutor leaves the page. */
export function NeedsAnswerPanel({ attendance, notices, missingRemarks, zone }: NeedsAnswerPanelProps) {
  const [answers, setAnswers] = useState<Readonly<Record<number, AnswerState>>>({});
  const seen = useRef(new Map<number, AttendanceItem>());
  for (const item of attendance) seen.current.set(item.id, item);

  const report = useCallback((formId: string, answer: AnswerState) => {
    const id = Number(formId.replace('attendance-', ''));
    setAnswers((current) => ({ ...current, [id]: answer }));
  }, []);
  const shown = useMemo(() => {
    const waiting = new Set(attendance.map((item) => item.id));
    const answered = [...seen.current.values()].filter(
      (item) => !waiting.has(item.id) && answers[item.id] !== undefined,
    );
    return [...answered, ...attendance].sort((a, b) => (a.start?.getTime() ?? 0) - (b.start?.getTime() ?? 0));
  }, [attendance, answers]);

  return (
    <AnswersContext.Provider value={report}>
      <NeedsAnswer
        attendance={shown}
        answers={answers}
        action="/attendance/reply"
        Form={AttendanceForm}
        zone={zone}
        notices={notices}
        missingRemarks={missingRemarks}
      />
    </AnswersContext.Provider>
  );
}
