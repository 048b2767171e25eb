import { classPhase, joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { dayText, nearDayText, timeRangeText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import Video from 'lucide-react/icons/video';
import type { ReactNode } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './class-card.css.ts';
import { type ClassEntry, classState, classTitle } from './class-state.ts';
import { ClassTag } from './class-tag.tsx';
import { ClassToolLabel } from './class-tool-label.tsx';

// The type belongs to everything about classes; consumers find it beside the component that shows all of it.
export { type ClassEntry, classTitle } from './class-state.ts';

export interface ClassCardProps {
  entry: ClassEntry;
  /** IANA name of the zone to write times in. */
  zone: string;
  detailHref?: string | undefined;
  /** Opens the classroom; usable from 15 minutes before class until its end. */
  joinHref?: string | undefined;
  /** What the card stands in says the title already. */
  isTitleGiven?: boolean | undefined;
}

/** Everything the table knows of one class, with what can be done. */
export function ClassCard({ entry, zone, detailHref, joinHref, isTitleGiven = false }: ClassCardProps) {
  const now = useNow('minute');
  const phase = classPhase(entry, now);
  const isOpen = phase === 'joinable' || phase === 'inProgress';
  const rows: readonly (readonly [string, ReactNode])[] = [
    [
      'When',
      `${nearDayText(entry.start, now, zone) ?? dayText(entry.start, zone, 'long')}, ${timeRangeText(entry.start, entry.end, zone)}`,
    ],
    ['Zone', zoneText(entry.start, zone)],
    ['Subject', entry.subject],
    ['Unit', entry.unit],
    ['Classroom', entry.tool === undefined ? undefined : <ClassToolLabel key="tool" tool={entry.tool} />],
  ];
  return (
    <article className={styles.root}>
      <div className={styles.head}>
        {isTitleGiven ? null : <h2 className={styles.title}>{classTitle(entry)}</h2>}
        <ClassTag state={classState(entry, now)} />
      </div>
      <dl className={styles.facts}>
        {rows.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name} className={styles.fact}>
              <dt className={styles.name}>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {entry.kind === 'class' && joinHref !== undefined && phase === 'upcoming' ? (
        <p
          className={styles.hint}
        >{`The classroom opens at ${timeText(new Date(entry.start.getTime() - joinOpensBeforeMs), zone)}.`}</p>
      ) : null}
      {detailHref === undefined && (joinHref === undefined || !isOpen) ? null : (
        <div className={styles.actions}>
          {joinHref === undefined || !isOpen ? null : (
            <ButtonLink href={joinHref} variant="primary" icon={<Icon of={Video} />}>
              Join class
            </ButtonLink>
          )}
          {detailHref === undefined ? null : <ButtonLink href={detailHref}>Class detail</ButtonLink>}
        </div>
      )}
    </article>
  );
}
