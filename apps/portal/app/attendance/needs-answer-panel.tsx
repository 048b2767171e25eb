import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { NeedsAnswer, type NoticeItem, type RemarkItem } from '@tutor/ui/attendance/needs-answer.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { AttendanceForm, YesContext } from './attendance-forms.tsx';
import { noHrefOf } from './attendance-item.ts';
import { useAttendance } from './attendance-provider.tsx';
import { useAttendanceActions } from './use-attendance-actions.ts';
import { useShownAttendance } from './use-shown-attendance.ts';

interface NeedsAnswerPanelProps {
  attendance: readonly AttendanceItem[];
  notices: NoticeItem[];
  missingRemarks: RemarkItem[];
  zone: string;
}

/** What waits for the tutor. An answered class stays, with its answer, until the tutor leaves the page. */
export function NeedsAnswerPanel({ attendance, notices, missingRemarks, zone }: NeedsAnswerPanelProps) {
  const { answers } = useAttendance();
  const { waiting } = useWaiting();
  const shown = useShownAttendance(attendance, answers);
  const { sayYes, ...actions } = useAttendanceActions(shown);
  return (
    <YesContext.Provider value={sayYes}>
      <NeedsAnswer
        attendance={shown}
        answers={answers}
        action="/attendance/reply"
        confirmTodayAction="/attendance/reply"
        classes={waiting?.classSpans ?? undefined}
        Form={AttendanceForm}
        zone={zone}
        notices={notices}
        missingRemarks={missingRemarks}
        noHrefOf={noHrefOf}
        {...actions}
      />
    </YesContext.Provider>
  );
}
