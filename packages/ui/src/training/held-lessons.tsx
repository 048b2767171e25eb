import { joinOpensBeforeMs } from '@tutor/rules/classes/class-status';
import { timeText } from '@tutor/rules/time/zoned-text';
import { JoinLink } from '../classes/join-link.tsx';
import { useNow } from '../primitives/behaviour/now.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './lesson-list.css.ts';

/** A training lesson to come. */
export interface HeldLesson {
  id: number;
  start: Date;
  end: Date;
  /** Day and time in words. */
  when: string;
  /** Which lesson it is. */
  kind: string;
  reason: string;
}

export interface HeldLessonsProps {
  lessons: readonly HeldLesson[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Leads into the classroom of the lesson that is next. */
  joinHref: string;
  isJoinedInClient: boolean;
  moveHrefOf: (id: number) => string;
  cancelHrefOf: (id: number) => string;
}

/** The lessons that a tutor holds, each with the ways to join, move and cancel it. */
export function HeldLessons({ lessons, zone, joinHref, isJoinedInClient, moveHrefOf, cancelHrefOf }: HeldLessonsProps) {
  const now = useNow('minute');
  const held = lessons.filter(({ end }) => end > now);
  if (held.length === 0) return null;
  return (
    <Card title="Your training lessons" padding="none">
      <ul className={styles.list} aria-label="Your training lessons">
        {held.map(({ id, start, when, kind, reason }) => {
          const opensAt = new Date(start.getTime() - joinOpensBeforeMs);
          return (
            <li key={id} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.when}>{when}</p>
                <p className={styles.kind}>{kind}</p>
                <p className={styles.reason}>{reason}</p>
                {now < opensAt ? (
                  <p className={styles.reason}>{`The classroom opens at ${timeText(opensAt, zone)}.`}</p>
                ) : null}
              </div>
              <div className={styles.actions}>
                {now < opensAt ? null : (
                  <JoinLink href={joinHref} isInClient={isJoinedInClient} aria-label={`Join lesson: ${when}`}>
                    Join lesson
                  </JoinLink>
                )}
                {start <= now ? null : (
                  <>
                    <ButtonLink href={moveHrefOf(id)} size="small" aria-label={`Move: ${when}`}>
                      Move
                    </ButtonLink>
                    <ButtonLink href={cancelHrefOf(id)} size="small" aria-label={`Cancel: ${when}`}>
                      Cancel
                    </ButtonLink>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
