import { useLoaderData } from '@remix-run/react';
import { incompleteInfoMessage } from '@tutor/rules/profile/contract-status';
import { DayTimeline } from '@tutor/ui/classes/day-timeline.tsx';
import { NextClassCard } from '@tutor/ui/classes/next-class-card.tsx';
import { bulletinAnchor } from '@tutor/ui/messages/bulletin-anchor.ts';
import { BulletinBoard } from '@tutor/ui/messages/bulletin-board.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { ServedPartBoundary } from '@tutor/ui/primitives/behaviour/served-part-boundary.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FlowersCard } from '@tutor/ui/scores/flowers-card.tsx';
import { PointsCard } from '@tutor/ui/scores/points-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { type ReactNode, useMemo } from 'react';
import { attendanceItem } from '../attendance/attendance-item.ts';
import { ClockInControl } from '../attendance/clock-in-control.tsx';
import { NeedsAnswerPanel } from '../attendance/needs-answer-panel.tsx';
import { classEntry, classHref, leaveEntry } from '../classes/class-entry.ts';
import { askPageAnew } from '../kit/beside/loads.ts';
import type { Part } from '../kit/beside/parts.ts';
import { useKnownParts } from '../kit/beside/use-known-parts.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { homeNotices } from '../messages/home-notices.ts';
import { inboxHref } from '../messages/inbox-links.ts';
import { useRealtime } from '../messages/realtime-provider.tsx';
import { useWaiting } from '../messages/waiting-provider.tsx';
import { monthName } from '../scores/month-name.ts';
import { guarded } from '../session/guarded.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { loadHome } from './home.server.ts';

// They stand on few dashboards: their code comes after the page.
const loadTrainingPrompts = async () => (await import('../training/training-beside.tsx')).TrainingPrompts;
const loadClassNudge = async () => (await import('../devices/class-nudge.tsx')).ClassNudge;
const loadGrowthCard = async () => (await import('./growth-card.tsx')).GrowthCard;
const noProps = {};

export const meta = () => pageTitle('Dashboard');

/** Remarks due that the dashboard names one by one; the rest is in the queue. */
const remarksShown = 5;

export const loader = guarded(loadHome);

export default function Home() {
  const {
    zone,
    isDesktopClient,
    classes,
    leaves,
    attendance,
    clockIn,
    score,
    grades,
    notices,
    due,
    bulletins,
    incompleteInfo,
  } = useKnownParts(useLoaderData<typeof loader>(), { ask: askPageAnew });
  const { snapshot } = useRealtime();
  const { waiting } = useWaiting();
  const { tutor } = useFrame();
  const open = useOpenDialog();
  const today = useMemo(
    () => [
      ...('value' in leaves ? leaves.value.map(leaveEntry) : []),
      ...('value' in classes ? classes.value.today.map(classEntry) : []),
    ],
    [leaves, classes],
  );
  const remarks = 'value' in due ? due.value : [];
  const shownNotices = [
    ...(waiting?.classNotices ?? []),
    ...homeNotices('value' in notices ? notices.value : [], snapshot),
  ];
  return (
    <>
      <PageHeader
        title={`Hello, ${tutor.name}`}
        actions={
          <ServedPartBoundary name="“Clock in”" data={clockIn}>
            <ClockInControl state={'value' in clockIn ? clockIn.value : 'unknown'} />
          </ServedPartBoundary>
        }
      />
      <HomeLayout
        main={
          <>
            {'value' in incompleteInfo && incompleteInfo.value !== null ? (
              <Banner
                tone="warning"
                role="note"
                action={
                  <ButtonLink href={incompleteInfo.value} size="small">
                    Fill in
                  </ButtonLink>
                }
              >
                {incompleteInfoMessage}
              </Banner>
            ) : null}
            <LazyPart load={loadClassNudge} props={{ nextClassMs: nextStartOf(classes) }} />
            <Shown part={classes} title="Next class">
              {({ next }) => (
                <NextClassCard
                  entry={next === null ? undefined : classEntry(next)}
                  zone={zone}
                  joinHref={next === null || next.clid === undefined ? undefined : `/classes/join/${next.clid}`}
                  isJoinedInClient={isDesktopClient}
                  detailHref={next === null ? undefined : classHref(classEntry(next))}
                  materialsHref={
                    next === null || next.clid === undefined ? undefined : `/classDetail/${next.clid}#materials`
                  }
                  unwrittenRemarks={remarks.length}
                  remarksHref="/remarksDue"
                  classTableHref="/classTab"
                />
              )}
            </Shown>
            <Shown part={attendance} title="Waiting for you">
              {(requests) => (
                <NeedsAnswerPanel
                  attendance={requests.map(attendanceItem)}
                  notices={shownNotices.map((notice) => ({
                    id: notice.mid,
                    title: notice.title,
                    kind: notice.kind,
                    isAnswerDue: notice.source === 'class',
                    sentAt: new Date(notice.sentTime),
                    href: `/messageView/${notice.mid}`,
                  }))}
                  missingRemarks={remarks.slice(0, remarksShown).map((remark) => ({
                    id: String(remark.clid),
                    start: new Date(remark.start),
                    studentName: remark.studentName,
                    href: remark.href,
                  }))}
                  moreRemarks={{ count: Math.max(0, remarks.length - remarksShown), href: '/remarksDue' }}
                  moreNotices={{
                    count: Math.max(0, snapshot.unread.total - shownNotices.length),
                    href: inboxHref({ kind: null, source: null, isUnreadOnly: true, search: '' }),
                  }}
                  zone={zone}
                />
              )}
            </Shown>
            <LazyPart load={loadTrainingPrompts} props={noProps} />
          </>
        }
        aside={
          <>
            <Shown part={classes} title="Today">
              {() => <DayTimeline entries={today} zone={zone} hrefOf={classHref} classTableHref="/classTab" />}
            </Shown>
            <Shown part={leaves} title="Leave">
              {() => null}
            </Shown>
            <Shown part={score} title="Points">
              {(points) => (
                <>
                  <PointsCard
                    points={points.TeachingPoints}
                    level={tutor.integralLevel}
                    grades={'value' in grades ? grades.value : []}
                    scoresHref="/scores/scoreMonths"
                    monthPoints={points.MonthScore}
                    monthName={monthName(points.Month)}
                    parts={[
                      { label: 'Completed classes', points: points.ComScore },
                      { label: 'Good ratings', points: points.GoodScore },
                      { label: 'Absences', points: points.AbsentScore },
                      { label: 'Bad ratings', points: points.BadScore },
                      { label: 'Cancellations', points: points.CancelScore },
                      { label: 'Other', points: points.OtherScore },
                    ]}
                  />
                  <FlowersCard
                    flowers={points.Flowers}
                    detailHref="/flowers"
                    exchangeHref="/flowers/forCash"
                    onExchange={() => open({ name: 'flowersForCash' })}
                  />
                </>
              )}
            </Shown>
            {tutor.isGrowthMember ? <LazyPart load={loadGrowthCard} props={noProps} /> : null}
          </>
        }
        rest={
          <Shown part={bulletins} title="Bulletin board">
            {(heads) => (
              <BulletinBoard
                bulletins={heads.map(({ publishTime, ...head }) => ({
                  ...head,
                  publishedAt: new Date(publishTime),
                  href: `/bulletinBoard#${bulletinAnchor(head.id)}`,
                }))}
                zone={zone}
                allHref="/bulletinBoard"
              />
            )}
          </Shown>
        }
      />
    </>
  );
}

/** When the next class begins, where that is known. */
function nextStartOf(classes: Part<{ next: { start: string } | null }>): number | undefined {
  const next = 'value' in classes ? classes.value.next : null;
  return next === null ? undefined : Date.parse(next.start);
}

/** A part of the dashboard, or what went wrong with it and a way to try again. */
function Shown<Value>({
  part,
  title,
  children,
}: {
  part: Part<Value>;
  title: string;
  children: (value: Value) => ReactNode;
}) {
  if ('value' in part)
    return (
      <ServedPartBoundary name={`“${title}”`} data={part.value}>
        <Drawn>{() => children(part.value)}</Drawn>
      </ServedPartBoundary>
    );
  return (
    <Card title={title}>
      <ErrorState title={part.problem} action={<ButtonLink href="/home">Try again</ButtonLink>} />
    </Card>
  );
}

/** Draws within the boundary around it: a throw costs this card alone. */
function Drawn({ children }: { children: () => ReactNode }) {
  return children();
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
