import { appealDaysText } from '@tutor/rules/scores/appeal-window';
import type { AttendanceRecordKind } from '@tutor/rules/scores/class-records';
import { datedDayText, timeRangeText, timeText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import LogOut from 'lucide-react/icons/log-out';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Table } from '../primitives/data/table.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './row-list.css.ts';

/** A class that the tutor entered late or left early. */
export interface AttendanceRecordRow {
  id: number;
  clid: number;
  appealHref: string;
  /** Where the appeal stands that was sent against it. */
  sentAppealHref?: string | undefined;
  start: Date;
  end: Date;
  studentName: string;
  kind: AttendanceRecordKind;
  /** When the tutor came in or went out. */
  at: Date;
  minutes: number;
}

export interface LateEarlyTableProps {
  records: readonly AttendanceRecordRow[];
  /** IANA name of the zone to write times in. */
  zone: string;
  classHrefOf: (clid: number) => string;
  pager?: ReactNode;
}

const kinds = {
  late: { tone: 'warning', icon: Clock, word: 'late', did: 'Came' },
  earlyLeave: { tone: 'warning', icon: LogOut, word: 'early', did: 'Left' },
} as const;

/** Late attendance and early leave, class by class. */
export function LateEarlyTable({ records, zone, classHrefOf, pager }: LateEarlyTableProps) {
  const now = useNow('minute');
  return (
    <div className={styles.root}>
      {records.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={CircleCheck}
          title="Always on time"
          description="No class here was entered late or left early."
        />
      ) : (
        <div className={styles.list}>
          <Table
            caption="Late attendance and early leave"
            isCaptionHidden
            rows={records}
            rowKey={({ id }) => String(id)}
            columns={[
              {
                key: 'class',
                header: 'Class',
                isRowHeader: true,
                render: ({ clid, studentName, start, end }) => (
                  <>
                    <Link href={classHrefOf(clid)} variant="standalone">
                      {studentName}
                    </Link>
                    <p
                      className={styles.detail}
                    >{`${datedDayText(start, zone)}, ${timeRangeText(start, end, zone)}`}</p>
                  </>
                ),
              },
              {
                key: 'record',
                header: 'Record',
                render: ({ kind, at, minutes }) => (
                  <>
                    <StatusTag
                      tone={kinds[kind].tone}
                      icon={kinds[kind].icon}
                    >{`${minutes} min ${kinds[kind].word}`}</StatusTag>
                    <p className={styles.detail}>{`${kinds[kind].did} at ${timeText(at, zone)}`}</p>
                  </>
                ),
              },
              {
                key: 'appeal',
                header: 'Appeal',
                render: ({ at, appealHref, sentAppealHref, studentName }) => {
                  const left = appealDaysText(at, now);
                  return sentAppealHref !== undefined ? (
                    <Link href={sentAppealHref} variant="standalone">
                      See your appeal<VisuallyHidden>{` against the record of ${studentName}`}</VisuallyHidden>
                    </Link>
                  ) : left === undefined ? (
                    'Over'
                  ) : (
                    <>
                      <Link href={appealHref} variant="standalone">
                        Appeal<VisuallyHidden>{` against the record of ${studentName}`}</VisuallyHidden>
                      </Link>
                      <p className={styles.detail}>{left}</p>
                    </>
                  );
                },
              },
            ]}
          />
        </div>
      )}
      {pager}
    </div>
  );
}
