import { useEffect, useRef } from 'react';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import * as styles from './material-list.css.ts';

export interface CoursePickerProps {
  courses: readonly { sid: number; name: string }[];
  /** The course whose lessons are shown. */
  sid: number;
  /** Address of the page; without scripts it is asked with `course` beside what its query has. */
  action: string;
  onCourse: ((sid: number) => void) | undefined;
}

/** Chooses the course whose lessons are shown. A form of its own: what is set is a lesson of the list that is shown. */
export function CoursePicker({ courses, sid, action, onCourse }: CoursePickerProps) {
  const isScripted = useIsScripted();
  const courseRef = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a course that was chosen before the scripts were there.
  useEffect(() => {
    const early = courseRef.current?.value ?? String(sid);
    if (early !== String(sid)) onCourse?.(Number(early));
  }, []);
  const [address, query] = action.split('?');
  return (
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
  );
}
