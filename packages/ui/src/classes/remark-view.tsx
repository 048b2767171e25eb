import { masteryWords, type RemarkKind, skillWords, type TrialSkill, trialSkills } from '@tutor/rules/classes/remark';
import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import { Tag } from '../primitives/data/tag.tsx';
import type { Tone } from '../theme/tokens.ts';
import { DetailFacts } from './detail-facts.tsx';
import * as styles from './remark-view.css.ts';

/** A remark as it was saved. */
export interface SavedRemark {
  kind: RemarkKind;
  content: string;
  homework?: string | undefined;
  strengths?: string | undefined;
  improvements?: string | undefined;
  nextStep?: string | undefined;
  level?: string | undefined;
  /** 1 to 5 by skill. */
  ratings?: Partial<Record<TrialSkill, number>> | undefined;
  points: readonly { point: string; mastery: number }[];
  writtenAt: Date;
  editedAt?: Date | undefined;
}

const masteryTones: Record<number, Tone> = { 1: 'success', 2: 'info', 3: 'warning' };
const words: Readonly<Record<number, string>> = masteryWords;

/** A saved remark for reading. */
export function RemarkView({ remark, zone }: { remark: SavedRemark; zone: string }) {
  const { ratings = {}, points, writtenAt, editedAt } = remark;
  const rated = trialSkills.filter((skill) => ratings[skill] !== undefined);
  return (
    <div className={styles.root}>
      <p className={styles.content}>{remark.content}</p>
      <DetailFacts
        facts={{
          'What went well': remark.strengths,
          'What to work on': remark.improvements,
          'What comes next': remark.nextStep,
          'Level to begin with': remark.level,
          Skills:
            rated.length === 0 ? undefined : (
              <ul className={styles.skills}>
                {rated.map((skill) => (
                  <li key={skill}>{`${skillWords[skill]}: ${ratings[skill] ?? ''} of 5`}</li>
                ))}
              </ul>
            ),
          'Knowledge points':
            points.length === 0 ? undefined : (
              <ul className={styles.points}>
                {points.map(({ point, mastery }) => (
                  <li key={point} className={styles.point}>
                    <span>{point}</span>
                    <Tag tone={masteryTones[mastery] ?? 'neutral'}>{words[mastery] ?? 'Not judged'}</Tag>
                  </li>
                ))}
              </ul>
            ),
          Homework: remark.homework,
        }}
      />
      <p
        className={styles.when}
      >{`Saved ${dayText(writtenAt, zone)}, ${timeText(writtenAt, zone)}${editedAt === undefined ? '' : ` · changed ${dayText(editedAt, zone)}, ${timeText(editedAt, zone)}`}`}</p>
    </div>
  );
}
