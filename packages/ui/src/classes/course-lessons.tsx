import { type LessonType, lessonTypeWords } from '@tutor/rules/classes/teaching-material';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef } from 'react';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Tag } from '../primitives/data/tag.tsx';
import type { Tone } from '../theme/tokens.ts';
import * as styles from './material-list.css.ts';

/** A lesson of the course. */
export interface MaterialItem {
  rowNumber: number;
  title: string;
  type: LessonType;
  /** The lesson to teach now. */
  isCurrent: boolean;
  /** Set for this class. */
  isSet: boolean;
}

export interface CourseLessonsProps {
  items: readonly MaterialItem[];
  /** The lesson that is picked at first. */
  chosen: MaterialItem | undefined;
  /** Nothing can be set any more: no lesson is the one to teach now. */
  isClosed: boolean;
}

const typeTones: Record<LessonType, Tone> = { 1: 'neutral', 2: 'info', 3: 'reward', 4: 'brand' };

/** The lessons of a course, one of them picked; the list stands where that one is seen. */
export function CourseLessons({ items, chosen, isClosed }: CourseLessonsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = listRef.current;
    const row = list?.querySelector<HTMLElement>('[data-now]');
    if (list && row) list.scrollTop = row.offsetTop - list.offsetTop - 56;
  }, []);
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.legend}>Lessons of the course</legend>
      <ul ref={listRef} className={styles.list}>
        {items.map((item) => (
          <li key={item.rowNumber} data-now={item === chosen ? '' : undefined}>
            <label className={styles.row}>
              <input
                type="radio"
                name="row"
                value={item.rowNumber}
                defaultChecked={item === chosen}
                className={styles.radio}
                disabled={isClosed}
              />
              <span className={styles.number}>{item.rowNumber}</span>
              <span className={styles.title}>{item.title}</span>
              <span className={styles.marks}>
                {item.isSet ? (
                  <StatusTag tone="success" icon={CircleCheck} size="small">
                    Set
                  </StatusTag>
                ) : item.isCurrent && !isClosed ? (
                  <Tag tone="brand">Current</Tag>
                ) : null}
                <Tag tone={typeTones[item.type]}>{lessonTypeWords[item.type]}</Tag>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
