import { useLoaderData } from '@remix-run/react';
import { recordAppealType } from '@tutor/rules/feedback/appeal';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import {
  type AttendanceRecordFilter,
  attendanceRecordFilter,
  attendanceRecordFilters,
} from '@tutor/rules/scores/class-records';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import { LateEarlyTable } from '@tutor/ui/scores/late-early-table.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { AssessmentHeader } from './assessment-header.tsx';
import { appealHref, sentAppeal } from './complaints.server.ts';

export const meta = () => pageTitle('Late attendance and early leave');

const filterWords: Readonly<Record<AttendanceRecordFilter, string>> = {
  all: 'All',
  late: 'Late attendance',
  earlyLeave: 'Early leave',
};

export const loader = guarded(async ({ api, search, request }) => {
  const page = pageNumber(search.get('page'));
  const filter = attendanceRecordFilter(search.get('kind'));
  const { body } = await api.complaints.lateEarlyRecords({
    body: { PageIndex: page, PageSize: listPageSize, ...(filter === 'all' ? {} : { Kind: filter }) },
  });
  const beyond = beyondLastPage(request, { page, total: body.Total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return {
    page,
    filter,
    total: body.Total,
    records: body.Items.map((record) => ({
      id: record.Id,
      clid: record.ClassId,
      appealHref: appealHref({ class: record.ClassId, type: recordAppealType }),
      ...sentAppeal(record.SentAppealId),
      start: record.ClassTime,
      end: record.EndTime,
      studentName: record.StuName,
      kind: record.Kind,
      at: record.RecordTime,
      minutes: record.Minutes,
    })),
  };
});

export default function LateAttendance() {
  const { page, filter, total, records } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const hrefOf = (name: AttendanceRecordFilter, asked = 1): string => {
    const address = new URLSearchParams();
    if (name !== 'all') address.set('kind', name);
    if (asked > 1) address.set('page', String(asked));
    const query = address.toString();
    return `/complaintList/lateAttendanceEarlyLeave${query === '' ? '' : `?${query}`}`;
  };
  return (
    <>
      <AssessmentHeader child="lateAttendanceEarlyLeave" />
      <FilterLinks
        label="Kind of record"
        filters={attendanceRecordFilters.map((name) => ({
          href: hrefOf(name),
          label: filterWords[name],
          isCurrent: name === filter,
        }))}
      />
      <LateEarlyTable
        records={records.map((record) => ({
          ...record,
          start: new Date(record.start),
          end: new Date(record.end),
          at: new Date(record.at),
        }))}
        zone={zone}
        classHrefOf={(clid) => `/classDetail/${clid}`}
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={listPageSize}
            noun={['record', 'records']}
            hrefOf={(asked) => hrefOf(filter, asked)}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
