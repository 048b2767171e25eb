import { type LessonType, lessonTypeWords, setMaterialProblem } from '@tutor/rules/classes/teaching-material';
import { BookOpen, CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import { EmptyState } from '../primitives/empty-state.tsx';
import { SelectField } from '../primitives/select-field.tsx';
import { StatusTag } from '../primitives/status-tag.tsx';
import { Tag } from '../primitives/tag.tsx';
import { useIsScripted } from '../primitives/use-is-scripted.ts';
import type { FormSlot } from '../shell/form-slot.tsx';
import { LoadState } from '../shell/load-state.tsx';
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

export interface MaterialListProps {
  /** Undefined while they are on their way. */
  items: readonly MaterialItem[] | undefined;
  /** The lesson that is set for the class, where it may be one of another course. */
  setTitle?: string | undefined;
  courses: readonly { sid: number; name: string }[];
  sid: number;
  /** Fetches the lessons of another course. */
  onCourse?: ((sid: number) => void) | undefined;
  /** Why the list could not be had. */
  loadError?: string | undefined;
  onRetry?: (() => void) | undefined;
  /** Why nothing can be set any more. */
  closedReason?: string | undefined;
  /** Posts `intent=material`, `sid` and `row`. Without scripts it is asked with `course` for the lessons of another. */
  action: string;
  /** The row that was picked before a refusal. */
  pickedRow?: number | undefined;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
  /** The server's refusal. */
  error?: string | undefined;
}

const typeTones: Record<LessonType, Tone> = { 1: 'neutral', 2: 'info', 3: 'reward', 4: 'brand' };

/** The teaching material of a class: what was taught, what comes now, and which lesson is set for the class. */
export function MaterialList({
  items,
  setTitle,
  courses,
  sid,
  onCourse,
  loadError,
  onRetry,
  closedReason,
  action,
  pickedRow,
  Form = 'form',
  isSending = false,
  error,
}: MaterialListProps) {
  const isScripted = useIsScripted();
  const [problem, setProblem] = useState<string>();
  const courseRef = useRef<HTMLSelectElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const set = items?.find((item) => item.isSet);
  const current = items?.find((item) => item.isCurrent);
  const chosen = items?.find((item) => item.rowNumber === pickedRow) ?? set ?? current;
  const title = set?.title ?? setTitle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that another list has come.
  useEffect(() => {
    setProblem(undefined);
    const list = listRef.current;
    const row = list?.querySelector<HTMLElement>('[data-now]');
    if (list && row) list.scrollTop = row.offsetTop - list.offsetTop - 56;
  }, [items === undefined, sid]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a course that was chosen before the scripts were there.
  useEffect(() => {
    const early = courseRef.current?.value ?? String(sid);
    if (early !== String(sid)) onCourse?.(Number(early));
  }, []);
  const [address, query] = action.split('?');

  return (
    <Card
      title="Teaching material"
      description={
        items === undefined
          ? undefined
          : title === undefined
            ? 'Nothing is set for this class yet.'
            : `Set for this class: ${title}`
      }
    >
      {/* A form of its own: what is set is a lesson of the list that is shown, whatever course is chosen above it. */}
      {courses.length > 1 ? (
        <form method="get" action={address} className={styles.courses}>
          {[...new URLSearchParams(query)].map(([name, value]) =>
            name === 'course' ? null : <input key={name} type="hidden" name={name} value={value} />,
          )}
          <SelectField
            ref={courseRef}
            // The browser keeps what was chosen before, on a page that is loaded anew too.
            autoComplete="off"
            label="Course"
            name="course"
            key={sid}
            defaultValue={String(sid)}
            options={courses.map((course) => ({ value: String(course.sid), label: course.name }))}
            onChange={(event) => onCourse?.(Number(event.currentTarget.value))}
            className={styles.course}
          />
          {isScripted ? null : <Button type="submit">Show</Button>}
        </form>
      ) : null}
      <Form action={action} method="post" className={styles.form}>
        <input type="hidden" name="intent" value="material" />
        <input type="hidden" name="sid" value={sid} />
        <LoadState
          isLoading={items === undefined && loadError === undefined}
          loadingLabel="Loading the teaching material"
          error={loadError}
          errorTitle="The teaching material could not be loaded"
          onRetry={onRetry}
        >
          {items === undefined || items.length === 0 ? (
            <EmptyState icon={BookOpen} title="This course has no lessons yet" />
          ) : (
            <fieldset className={styles.fieldset}>
              <legend className={styles.legend}>Lessons of the course</legend>
              <ul key={sid} ref={listRef} className={styles.list}>
                {items.map((item) => (
                  <li key={item.rowNumber} data-now={item === chosen ? '' : undefined}>
                    <label className={styles.row}>
                      <input
                        type="radio"
                        name="row"
                        value={item.rowNumber}
                        defaultChecked={item === chosen}
                        className={styles.radio}
                        disabled={closedReason !== undefined}
                      />
                      <span className={styles.number}>{item.rowNumber}</span>
                      <span className={styles.title}>{item.title}</span>
                      <span className={styles.marks}>
                        {item.isSet ? (
                          <StatusTag tone="success" icon={CircleCheck} size="small">
                            Set
                          </StatusTag>
                        ) : item.isCurrent ? (
                          <Tag tone="brand">Current</Tag>
                        ) : null}
                        <Tag tone={typeTones[item.type]}>{lessonTypeWords[item.type]}</Tag>
                      </span>
                    </label>
                  </li>
                ))}
              </ul>
            </fieldset>
          )}
        </LoadState>
        {(problem ?? error) === undefined ? null : <Banner tone="danger">{problem ?? error}</Banner>}
        {closedReason === undefined ? (
          <div>
            <Button
              type="submit"
              variant={set === undefined ? 'primary' : 'secondary'}
              isPending={isSending}
              pendingLabel="Setting"
              onClick={(event) => {
                // Setting before the list is there is told at once (specification, core §4); the server would say the same.
                const found = setMaterialProblem(
                  items?.[0]?.rowNumber,
                  items?.map((item) => item.rowNumber),
                );
                setProblem(found);
                if (found !== undefined) event.preventDefault();
              }}
            >
              {set === undefined ? 'Set for this class' : 'Set another lesson'}
            </Button>
          </div>
        ) : (
          <p className={styles.closed}>{closedReason}</p>
        )}
      </Form>
    </Card>
  );
}
