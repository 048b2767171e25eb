import { cancelReasons } from '@tutor/rules/attendance/cancel-reason';
import { deductionReason } from '@tutor/rules/fees/deduction-reason';
import { pesoText } from '@tutor/rules/money/pesos';
import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import { momentText } from '@tutor/rules/time/zoned-text';
import { DetailAnchor } from '@tutor/ui/classes/class-detail-layout.tsx';
import { SmallClassCard } from '@tutor/ui/classes/class-group-cards.tsx';
import { ClassStatusCard } from '@tutor/ui/classes/class-status-card.tsx';
import { StudentCard } from '@tutor/ui/classes/student-card.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import { remarkStep } from './remark-panel.tsx';
import { replyTo } from './reply-to.ts';
import { TrainingPanel } from './training-panel.tsx';
import { TrialNotice } from './trial-notice.tsx';

interface ClassDetailAsideProps {
  data: ClassDetailData;
  isOver: boolean;
  /** Address of the page, to which its forms post. */
  address: string;
  /** Of a page without JavaScript. */
  reply: DetailReply | undefined;
}

/** Whom the class is with and how it stands: the student, its state and fee, and what is to be told or read before it. */
export function ClassDetailAside({ data, isOver, address, reply }: ClassDetailAsideProps) {
  const now = useNow('minute');
  const { lesson, zone } = data;
  const isCanceled = lesson.Status === 'Canceled';
  return (
    <>
      <DetailAnchor id="student">
        <LoadedPart part={data.student} title="Student" retryHref={address}>
          {(student) => (
            <StudentCard student={studentOf(student)} zone={zone} messageHref={`/chat?class=${lesson.CLID}`} />
          )}
        </LoadedPart>
      </DetailAnchor>
      <ClassStatusCard
        isOver={isOver}
        hasMaterial={lesson.SID > 0}
        remark={remarkStep(data, now)}
        isCanceled={isCanceled}
        cancellation={cancellationOf(lesson, zone)}
        feeText={pesoText(lesson.LessonFeeCentavos)}
        classId={lesson.CLID}
        appeal={isOver || isCanceled ? appealOf(lesson, now) : undefined}
      />
      {lesson.Kind === 'trial' ? (
        <TrialNotice
          key={lesson.CLID}
          sentAt={lesson.TrialSmsTime ?? undefined}
          canSend={data.canTellParents}
          zone={zone}
          action={address}
          reply={replyTo(reply, 'trialSms')}
        />
      ) : null}
      <LoadedPart part={data.smallClass} title="Small class" retryHref={address}>
        {(students) =>
          students === null ? null : (
            <SmallClassCard
              students={students.map((student) => ({
                id: student.StuUID,
                name: student.Name,
                age: student.Age ?? undefined,
                level: student.Level,
              }))}
            />
          )
        }
      </LoadedPart>
      {lesson.TrainingTitle === undefined ? null : (
        <TrainingPanel
          key={lesson.CLID}
          title={lesson.TrainingTitle}
          isRead={lesson.TrainingRead}
          action={address}
          reply={replyTo(reply, 'training')}
        />
      )}
    </>
  );
}

/** Where the class can be appealed against, while there are days left. */
function appealOf({ CLID, EndTime }: ClassDetailData['lesson'], now: Date) {
  const daysText = appealDaysText(new Date(EndTime), now);
  return daysText === undefined ? undefined : { href: `/myFeedback/appeal?class=${CLID}`, daysText };
}

/** When and why a class was cancelled and what it cost, as far as the service tells it. */
function cancellationOf({ Cancellation: of }: ClassDetailData['lesson'], zone: string) {
  if (of === null || of === undefined) return undefined;
  const rule = of.Rule ?? undefined;
  return {
    When: momentText(new Date(of.Time), zone),
    How: of.Remark,
    Rule: rule === undefined ? undefined : deductionReason(rule),
    'Taken off': rule === undefined ? 'Nothing' : `${pesoText(of.FeeCentavos ?? 0)} and ${of.Points ?? 0} points`,
    Reason: cancelReasons.find(({ value }) => value === of.CancelReason)?.label,
    Note: of.CancelRemark,
  };
}

function studentOf(student: Extract<ClassDetailData['student'], { value: unknown }>['value']) {
  const { LastClass } = student;
  return {
    name: student.Name,
    age: student.Age ?? undefined,
    country: student.Country,
    level: student.Level,
    learningSince: student.LearningSince?.slice(0, 4),
    goal: student.Goal,
    interests: student.Interests,
    requests: student.Requests,
    note: student.Note,
    classesWithTutor: student.ClassesWithTutor,
    lastClass:
      LastClass === null || LastClass === undefined
        ? undefined
        : {
            href: `/classDetail/${LastClass.CLID}`,
            start: new Date(LastClass.StartTime),
            unit: LastClass.UnitName,
          },
  };
}
