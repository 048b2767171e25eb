import { NeedsAnswer, type NeedsAnswerProps } from '@tutor/ui/attendance/needs-answer.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { AttendanceForm, YesContext } from './attendance-forms.tsx';
import { noHrefOf } from './attendance-item.ts';
import { useAttendance } from './attendance-provider.tsx';
import { useAttendanceActions } from './use-attendance-actions.ts';
import { useShownAttendance } from './use-shown-attendance.ts';

type NeedsAnswerPanelProps = Pick<
  NeedsAnswerProps,
  'attendance' | 'notices' | 'missingRemarks' | 'moreNotices' | 'moreRemarks' | 'zone'
>;

/** What waits for the tutor. An answered class stays, with its answer, until the tutor leaves the page. */
export function NeedsAnswerPanel({ attendance, ...waitingRows }: NeedsAnswerPanelProps) {
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
        {...waitingRows}
        noHrefOf={noHrefOf}
        {...actions}
      />
    </YesContext.Provider>
  );
}
