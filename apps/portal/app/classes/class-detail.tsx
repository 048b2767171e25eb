import { useLoaderData, useRouteError } from '@remix-run/react';
import { finishState } from '@tutor/rules/classes/finish-state';
import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { MessagePage } from '@tutor/ui/account/message-page.tsx';
import { ClassDetailHeader } from '@tutor/ui/classes/class-detail-header.tsx';
import { ClassDetailLayout, DetailAnchor } from '@tutor/ui/classes/class-detail-layout.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { useCallback, useState } from 'react';
import { AttendanceQuestion } from '../attendance/attendance-question.tsx';
import { askPageAnew } from '../kit/beside/loads.ts';
import { useKnownParts } from '../kit/beside/use-known-parts.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { revalidateUnless } from '../kit/framework/revalidate-unless.ts';
import { failureOf } from '../kit/page/failure.ts';
import { PageError } from '../kit/page/page-error.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { CancelControl } from './cancel-control.tsx';
import { type ClassDetailData, loadClassDetail } from './class-detail.server.ts';
import { classDetailAction, type DetailReply } from './class-detail-action.server.ts';
import { ClassDetailAside } from './class-detail-aside.tsx';
import { LessonPlanSection, TestClassSection } from './class-sections.tsx';
import { MaterialsPanel } from './materials-panel.tsx';
import { QueueBar } from './queue-bar.tsx';
import { RemarkPanel, remarkStep } from './remark-panel.tsx';
import { replyTo } from './reply-to.ts';
import { ResultsPanel } from './results-panel.tsx';

// There is no data while the page shows why it, or what was sent to it, cannot be had.
export const meta = ({ data }: { data?: { lesson: { StuName: string } } | null }) =>
  pageTitle(data ? `Class with ${data.lesson.StuName}` : 'Class');

export const loader = guarded(loadClassDetail);

export const action = guarded(classDetailAction);

/** Whoever keeps a class after all takes the question out of the address. */
export const shouldRevalidate = revalidateUnless('cancel');

export default function ClassDetail() {
  const loaded = useLoaderData<typeof loader>();
  /** How often a form has written over a part. */
  const [change, setChange] = useState(0);
  const onChange = useCallback(() => setChange((count) => count + 1), []);
  const data = useKnownParts(loaded, { subject: loaded.lesson.CLID, change, ask: askPageAnew });
  const reply = useActionReply<DetailReply>();
  const now = useNow('minute');
  const { lesson, zone } = data;
  const queue = 'value' in data.queue ? data.queue.value : null;
  const address = `/classDetail/${lesson.CLID}${queue === null ? '' : '?queue=due'}`;
  const isOver = lesson.IsOverClass || new Date(lesson.EndTime) <= now;
  const hasResults = isOver && lesson.Status !== 'Canceled';
  const step = remarkStep(data, now);
  const remark = (
    <DetailAnchor id="remark">
      <RemarkPanel
        key={lesson.CLID}
        data={data}
        action={address}
        reply={replyTo(reply, 'remark', 'later')}
        onChange={onChange}
      />
    </DetailAnchor>
  );
  // Before class it is prepared; once it has begun the remark is what is left to do.
  const isRemarkFirst = step !== 'notYet' && step !== 'notNeeded';
  return (
    <>
      {queue === null ? null : <QueueBar queue={queue} clid={lesson.CLID} />}
      <ClassDetailHeader
        entry={entryOf(lesson, isOver)}
        avatarUrl={'value' in data.student ? data.student.value.Avatar : undefined}
        kindWord={lessonKindWords[lesson.Kind]}
        zone={zone}
        back={{ href: '/classTab', label: 'Class Table' }}
        joinHref={`/classes/join/${lesson.CLID}`}
        isJoinedInClient={data.isDesktopClient}
        actions={
          <CancelControl
            key={lesson.CLID}
            data={data}
            isOffered={data.canCancel && !isOver}
            action={address}
            reply={replyTo(reply, 'cancel')}
          />
        }
      />
      <ClassDetailLayout
        sections={[
          ...(isRemarkFirst ? [{ id: 'remark', label: 'Remark' }] : []),
          ...(hasResults ? [{ id: 'results', label: 'Results' }] : []),
          { id: 'student', label: 'Student' },
          { id: 'materials', label: 'Teaching material' },
          { id: 'plan', label: 'Lesson plan' },
          ...(isRemarkFirst ? [] : [{ id: 'remark', label: 'Remark' }]),
        ]}
        isMainFirst={isRemarkFirst}
        aside={<ClassDetailAside data={data} isOver={isOver} address={address} reply={reply} />}
      >
        <AttendanceQuestion key={lesson.CLID} start={new Date(lesson.StartTime)} zone={zone} />
        {isRemarkFirst ? remark : null}
        {hasResults ? (
          <DetailAnchor id="results">
            <ResultsPanel key={lesson.CLID} clid={lesson.CLID} zone={zone} />
          </DetailAnchor>
        ) : null}
        <TestClassSection data={data} address={address} />
        <DetailAnchor id="materials">
          <MaterialsPanel
            key={lesson.CLID}
            data={data}
            action={address}
            reply={replyTo(reply, 'material')}
            onChange={onChange}
          />
        </DetailAnchor>
        <DetailAnchor id="plan">
          <LessonPlanSection data={data} address={address} />
        </DetailAnchor>
        {isRemarkFirst ? null : remark}
      </ClassDetailLayout>
    </>
  );
}

/** The class as the design system draws it. */
function entryOf(lesson: ClassDetailData['lesson'], isOver: boolean) {
  const isWritten = (lesson.RemarkTime ?? null) !== null;
  return {
    id: String(lesson.CLID),
    kind: 'class' as const,
    start: new Date(lesson.StartTime),
    end: new Date(lesson.EndTime),
    status: lesson.Status,
    isMissingRemark: isOver && !isWritten,
    isFinishedIncorrectly: isOver && finishState({ isOver, hasSid: lesson.SID > 0 }) === 'incorrectFinished',
    studentName: lesson.StuName,
    subject: lesson.SubjectName,
    unit: lesson.UnitName,
    tool: lesson.ClassTool,
  };
}

/** A class that is not there, and every other failure, inside the frame. */
export function ErrorBoundary() {
  const failure = failureOf(useRouteError());
  if (failure.drawing !== 'notFound') return <PageError />;
  return (
    <MessagePage
      drawing="notFound"
      title="This class does not exist"
      requestId={failure.requestId}
      actions={
        <>
          <ButtonLink href="/classTab" variant="primary">
            Go to the Class Table
          </ButtonLink>
          <ButtonLink href="/home">Go to Dashboard</ButtonLink>
        </>
      }
    >
      The address may be old or mistyped, or the class was given to another tutor.
    </MessagePage>
  );
}
