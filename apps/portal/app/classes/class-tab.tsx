import { useLoaderData, useNavigate } from '@remix-run/react';
import { type ClassTableView, classTableRange, pageClassTable } from '@tutor/rules/classes/class-table';
import { clockChangeAnnouncedMs, nextClockChange } from '@tutor/rules/time/clock-change';
import { zonedDate, zonedDayFromText } from '@tutor/rules/time/zone';
import { ClassAgenda } from '@tutor/ui/classes/class-agenda.tsx';
import { ClassCalendar } from '@tutor/ui/classes/class-calendar.tsx';
import type { ClassEntry } from '@tutor/ui/classes/class-card.tsx';
import { ClassTable } from '@tutor/ui/classes/class-table.tsx';
import { ClassToolbar } from '@tutor/ui/classes/class-toolbar.tsx';
import { ClockChangeNotice } from '@tutor/ui/classes/clock-change-notice.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { isPlainPress } from '@tutor/ui/primitives/buttons/plain-press.ts';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { useCallback, useMemo, useState } from 'react';
import { askPageAnew } from '../kit/beside/loads.ts';
import { loadPart } from '../kit/beside/parts.server.ts';
import { useKnownParts } from '../kit/beside/use-known-parts.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { tutorZone } from '../session/zone.server.ts';
import { classHref } from './class-entry.ts';
import { loadClasses, loadLeave } from './class-table.server.ts';
import { isCompanyTimeAsked } from './company-time.server.ts';
import { daysHref, type ShownDays } from './days-href.ts';
import { loadDueRemarks } from './remarks-due.server.ts';
import { useClassEntries } from './use-class-entries.ts';
import { useCompanyTime } from './use-company-time.ts';

const loadFeedDialog = async () => (await import('./feed-dialog.tsx')).FeedDialog;
const loadDetailsDialog = async () => (await import('./class-details-dialog.tsx')).ClassDetailsDialog;

export const meta = () => pageTitle('Class Table');

/** Years that a date in the address may name; far beyond, calendars and zones stop meaning anything. */
const yearsShown = { first: 2000, last: 2100 };

export const loader = guarded(async (args) => {
  const { api } = args;
  const [zone, nowMs] = await Promise.all([tutorZone(args), serverNow(args.context)]);
  const view: ClassTableView = args.search.get('view') === 'day' ? 'day' : 'week';
  const now = new Date(nowMs);
  const askedText = args.search.get('date');
  const asked = askedDay(askedText, zone);
  const range = classTableRange(view, asked ?? now, zone);
  const change = nextClockChange(zone, now, new Date(nowMs + clockChangeAnnouncedMs));
  const [classes, leaves, remarksDue] = await Promise.all([
    loadClasses(api, { start: range.start, end: range.end, nowMs }),
    // Good to know, and never the reason that the table is missing.
    loadPart(loadLeave(api, range), (rows) => rows),
    loadPart(loadDueRemarks(api), (due) => due.length),
  ]);
  return {
    view,
    zone,
    isCompanyTimeShown: isCompanyTimeAsked(args),
    isAskedDayUnknown: askedText !== null && asked === undefined,
    clockChange: change === undefined ? null : { ...change, at: change.at.toISOString() },
    dayStarts: range.dayStarts.map((day) => day.toISOString()),
    remarksDue,
    leaves,
    classes,
  };
});

export default function ClassTab() {
  const loaded = useLoaderData<typeof loader>();
  const data = useKnownParts(loaded, { subject: loaded.dayStarts.join(), ask: askPageAnew });
  const navigate = useNavigate();
  const { view, zone, isCompanyTimeShown, leaves } = data;
  const { tutor } = useFrame();
  const today = zonedDate(useNow('minute'), zone);
  const remarksDue = 'value' in data.remarksDue ? data.remarksDue.value : 0;
  const dayStarts = useMemo(() => data.dayStarts.map((day) => new Date(day)), [data.dayStarts]);
  const entries = useClassEntries(data.classes, 'value' in leaves ? leaves.value : undefined);
  // A class has a page of its own; a busy time shows what there is of it at once.
  const [opened, setOpened] = useState<ClassEntry>();
  const [isFeedOpen, setFeedOpen] = useState(false);
  const onOpen = useCallback(
    (entry: ClassEntry) => {
      const href = classHref(entry);
      if (href === undefined) setOpened(entry);
      else navigate(href);
    },
    [navigate],
  );

  const first = dayStarts[0] ?? new Date(0);
  const hrefOf = useCallback(
    (change: Partial<ShownDays>): string =>
      daysHref('/classTab', { view, date: zonedDate(first, zone), isCompanyTimeShown, ...change }),
    [view, zone, first, isCompanyTimeShown],
  );
  const pageHref = useCallback(
    (direction: -1 | 1) => hrefOf({ date: zonedDate(pageClassTable(view, first, direction, zone), zone) }),
    [hrefOf, view, first, zone],
  );
  const onPage = useCallback((direction: -1 | 1) => navigate(pageHref(direction)), [navigate, pageHref]);
  const { secondZone, zoneSwitch } = useCompanyTime(zone, isCompanyTimeShown, (isShown) =>
    hrefOf({ isCompanyTimeShown: isShown }),
  );
  const isCurrent = data.dayStarts.some((day) => zonedDate(new Date(day), zone) === today);

  return (
    <>
      <PageHeader
        title="Class Table"
        actions={
          <>
            {remarksDue === 0 ? null : (
              <ButtonLink href="/remarksDue">
                {remarksDue === 1 ? '1 remark is due' : `${remarksDue} remarks are due`}
              </ButtonLink>
            )}
            {tutor.canReleaseTime ? <ButtonLink href="/releaseTime/submit">Release time</ButtonLink> : null}
            {tutor.canCancelTime ? <ButtonLink href="/releaseTime/cancle">Cancel time</ButtonLink> : null}
            <ButtonLink
              href="/classTab/feed"
              onClick={(event) => {
                if (!isPlainPress(event)) return;
                event.preventDefault();
                setFeedOpen(true);
              }}
            >
              Calendar feed
            </ButtonLink>
          </>
        }
      />
      {data.clockChange === null ? null : (
        <ClockChangeNotice change={{ ...data.clockChange, at: new Date(data.clockChange.at) }} zone={zone} />
      )}
      <ClassToolbar
        view={view}
        dayStarts={dayStarts}
        zone={zone}
        // Changing the view keeps today in sight when it is; otherwise the first day shown.
        viewHrefs={{
          week: hrefOf({ view: 'week' }),
          day: hrefOf({ view: 'day', ...(isCurrent ? { date: today } : {}) }),
          history: '/classTab/history',
        }}
        previousHref={pageHref(-1)}
        nextHref={pageHref(1)}
        todayHref={hrefOf({ date: today })}
        isCurrent={isCurrent}
        secondZone={secondZone}
        jump={{ action: '/classTab', kept: isCompanyTimeShown ? { view, zone: 'company' } : { view } }}
        jumpError={data.isAskedDayUnknown ? `Choose a day from ${yearsShown.first} to ${yearsShown.last}.` : undefined}
        zoneSwitch={zoneSwitch}
      />
      <ClassTable
        notice={
          'value' in leaves ? undefined : (
            <Banner
              tone="warning"
              title="Your leave could not be loaded"
              action={
                <ButtonLink href={hrefOf({})} size="small">
                  Try again
                </ButtonLink>
              }
            >
              {leaves.problem}
            </Banner>
          )
        }
        calendar={
          <ClassCalendar
            view={view}
            dayStarts={dayStarts}
            events={entries}
            zone={zone}
            secondZone={secondZone}
            hrefOf={classHref}
            onOpen={onOpen}
            onPage={onPage}
          />
        }
        agenda={
          <ClassAgenda
            dayStarts={dayStarts}
            events={entries}
            zone={zone}
            secondZone={secondZone}
            hrefOf={classHref}
            onOpen={onOpen}
          />
        }
      />
      {isFeedOpen && (
        <LazyDialog
          load={loadFeedDialog}
          props={{ onClose: () => setFeedOpen(false) }}
          onFailed={() => setFeedOpen(false)}
        />
      )}
      {opened !== undefined && (
        <LazyDialog
          load={loadDetailsDialog}
          props={{ entry: opened, zone, onClose: () => setOpened(undefined) }}
          onFailed={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The day that the address asks for, or undefined for none, nonsense and far-off years. */
function askedDay(text: string | null, zone: string): Date | undefined {
  const day = text === null ? undefined : zonedDayFromText(text, zone);
  if (text === null || day === undefined) return undefined;
  // The year as it is written: that of the instant is another one around New Year.
  const year = Number(text.slice(0, 4));
  return year >= yearsShown.first && year <= yearsShown.last ? day : undefined;
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
