import { setMaterialProblem } from '@tutor/rules/classes/teaching-material';
import BookOpen from 'lucide-react/icons/book-open';
import { useEffect, useState } from 'react';
import { FormRefusal, type FormRefusalProps } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { LoadState } from '../shell/load-state.tsx';
import { CourseLessons, type MaterialItem } from './course-lessons.tsx';
import { CoursePicker } from './course-picker.tsx';
import * as styles from './material-list.css.ts';

export interface MaterialListProps extends Pick<FormRefusalProps, 'reply'> {
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
  reply,
}: MaterialListProps) {
  const [problem, setProblem] = useState<string>();
  const set = items?.find((item) => item.isSet);
  // Where nothing can be set any more there is no lesson to teach now.
  const current = closedReason === undefined ? items?.find((item) => item.isCurrent) : undefined;
  const chosen = items?.find((item) => item.rowNumber === pickedRow) ?? set ?? current;
  const title = set?.title ?? setTitle;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that another list has come.
  useEffect(() => {
    setProblem(undefined);
  }, [items === undefined, sid]);

  return (
    <Card
      title="Teaching material"
      description={
        items === undefined
          ? undefined
          : title === undefined
            ? closedReason === undefined
              ? 'Nothing is set for this class yet.'
              : 'Nothing was set for this class.'
            : `Set for this class: ${title}`
      }
    >
      {courses.length > 1 ? <CoursePicker courses={courses} sid={sid} action={action} onCourse={onCourse} /> : null}
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
            <CourseLessons key={sid} items={items} chosen={chosen} isClosed={closedReason !== undefined} />
          )}
        </LoadState>
        <FormRefusal error={problem ?? error} reply={reply} />
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
