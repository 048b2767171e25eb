import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData, useRevalidator, useRouteError } from '@remix-run/react';
import { cancelReasons } from '@tutor/rules/attendance/cancel-reason';
import { finishState } from '@tutor/rules/classes/finish-state';
import { lessonKindWords } from '@tutor/rules/classes/lesson-kind';
import { deductionReason } from '@tutor/rules/fees/deduction-reason';
import { pesoText } from '@tutor/rules/money/pesos';
import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import { momentText } from '@tutor/rules/time/zoned-text';
import { MessagePage } from '@tutor/ui/account/message-page';
import { ClassDetailHeader } from '@tutor/ui/classes/class-detail-header';
import { ClassDetailLayout, DetailAnchor } from '@tutor/ui/classes/class-detail-layout';
import { SmallClassCard, TestClassCard } from '@tutor/ui/classes/class-group-cards';
import { ClassStatusCard } from '@tutor/ui/classes/class-status-card';
import { LessonPlanCard } from '@tutor/ui/classes/lesson-plan-card';
import { StudentCard } from '@tutor/ui/classes/student-card';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { Card } from '@tutor/ui/primitives/card';
import { ErrorState } from '@tutor/ui/primitives/error-state';
import { useNow } from '@tutor/ui/primitives/now';
import { type ReactNode, useCallback, useState } from 'react';
import { failureOf } from '../shell/failure.ts';
import { PageError } from '../shell/page-error.tsx';
import { pageTitle } from '../shell/page-title.ts';
import type { Part } from '../shell/parts.ts';
import { revalidateUnless } from '../shell/revalidate-unless.ts';
import { useActionReply } from '../shell/use-action-reply.ts';
import { useKnownParts } from '../shell/use-known-parts.ts';
import { CancelControl } from './cancel-control.tsx';
import { type ClassDetailData, loadClassDetail } from './class-detail.server.ts';
import { classDetailAction, type DetailReply } from './class-detail-action.server.ts';
import { MaterialsPanel } from './materials-panel.tsx';
import { QueueBar } from './queue-bar.tsx';
import { RemarkPanel, remarkStep } from './remark-panel.tsx';
import { ResultsPanel } from './results-panel.tsx';
import { TrainingPanel } from './training-panel.tsx';
import { TrialNotice } from './trial-notice.tsx';

// There is no data while the page shows why it, or what was sent to it, cannot be had.
export const meta = ({ data }: { data?: { lesson: { StuName: string } } | null }) =>
  pageTitle(data ? `Class with ${data.lesson.StuName}` : 'Class');

export async function loader(args: LoaderFunctionArgs) {
  return json(await loadClassDetail(args));
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return classDetailAction(args);
}

/** Whoever keeps a class after all takes the question out of the address. */
export const shouldRevalidate = revalidateUnless('cancel');

export default function ClassDetail() {
  const loaded = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  /** How often a form has written over a part. */
  const [change, setChange] = useState(0);
  const onChange = useCallback(() => setChange((count) => count + 1), []);
  const data = useKnownParts(loaded, { subject: loaded.lesson.CLID, change, ask: revalidate });
  const reply = useActionReply<DetailReply>();
  const now = useNow('minute');
  const { lesson, zone } = data;
  const queue = 'value' in data.queue ? data.queue.value : null;
  const address = `/classDetail/${lesson.CLID}${queue === null ? '' : '?queue=due'}`;
  const start = new Date(lesson.StartTime);
  const end = new Date(lesson.EndTime);
  const isOver = lesson.IsOverClass || end <= now;
  const isWritten = (lesson.RemarkTime ?? null) !== null;
  const isCanceled = lesson.Status === 'Canceled';
  const entry = {
    id: String(lesson.CLID),
    kind: 'class' as const,
    start,
    end,
    status: lesson.Status,
    isMissingRemark: isOver && !isWritten,
    isFinishedIncorrectly: isOver && finishState({ isOver, hasSid: lesson.SID > 0 }) === 'incorrectFinished',
    studentName: lesson.StuName,
    subject: lesson.SubjectName,
    unit: lesson.UnitName,
    tool: lesson.ClassTool,
  };
  const hasResults = isOver && !isCanceled;
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
        entry={entry}
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
        aside={
          <>
            <DetailAnchor id="student">
              <Shown part={data.student} title="Student" retryHref={address}>
                {(student) => <StudentCard student={studentOf(student)} zone={zone} />}
              </Shown>
            </DetailAnchor>
            <ClassStatusCard
              isOver={isOver}
              hasMaterial={lesson.SID > 0}
              remark={step}
              isCanceled={isCanceled}
              cancellation={cancellationOf(lesson, zone)}
              feeText={pesoText(lesson.LessonFeeCentavos)}
              classId={lesson.CLID}
              appeal={isOver || isCanceled ? appealOf(lesson.CLID, end, now) : undefined}
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
            <Shown part={data.smallClass} title="Small class" retryHref={address}>
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
            </Shown>
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
        }
      >
        {isRemarkFirst ? remark : null}
        {hasResults ? (
          <DetailAnchor id="results">
            <ResultsPanel key={lesson.CLID} clid={lesson.CLID} zone={zone} />
          </DetailAnchor>
        ) : null}
        <Shown part={data.testClass} title="Test class" retryHref={address}>
          {(test) =>
            test === null ? null : (
              <TestClassCard
                name={test.Name}
                passScore={test.PassScore}
                parts={test.Parts.map((part) => ({
                  name: part.Name,
                  questions: part.Questions,
                  minutes: part.Minutes,
                  full: part.Full,
                }))}
                score={test.Score ?? undefined}
              />
            )
          }
        </Shown>
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
          <Shown part={data.plan} title="Lesson plan" retryHref={address}>
            {(plan) => (
              <LessonPlanCard
                plan={
                  plan === null
                    ? undefined
                    : {
                        title: plan.UnitName,
                        objectives: plan.Objectives,
                        words: plan.Words,
                        patterns: plan.Patterns,
                        steps: plan.Steps.map((item) => ({ minutes: item.Minutes, name: item.Name, text: item.Text })),
                      }
                }
              />
            )}
          </Shown>
        </DetailAnchor>
        {isRemarkFirst ? null : remark}
      </ClassDetailLayout>
    </>
  );
}

/** Where the class can be appealed against, while there are days left. */
function appealOf(clid: number, end: Date, now: Date) {
  const daysText = appealDaysText(end, now);
  return daysText === undefined ? undefined : { href: `/myFeedback/appeal?class=${clid}`, daysText };
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

/** The reply of a page without JavaScript, for the form that it belongs to. */
function replyTo(reply: DetailReply | undefined, ...intents: string[]): DetailReply | undefined {
  return reply !== undefined && intents.includes(reply.intent) ? reply : undefined;
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

/** A part of the page, or what went wrong with it and a way to try again. */
function Shown<Value>({
  part,
  title,
  retryHref,
  children,
}: {
  part: Part<Value>;
  title: string;
  retryHref: string;
  children: (value: Value) => ReactNode;
}) {
  if ('value' in part) return children(part.value);
  return (
    <Card title={title}>
      <ErrorState title={part.problem} action={<ButtonLink href={retryHref}>Try again</ButtonLink>} />
    </Card>
  );
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
