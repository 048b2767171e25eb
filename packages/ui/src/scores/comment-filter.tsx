import { anyCommentLevel, commentLevels, commentLevelText } from '@tutor/rules/scores/comments';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './comment-filter.css.ts';

export interface CommentFilterProps {
  /** Where the list is; the form goes there with `level`, `from` and `to`. */
  action: string;
  level: number;
  /** Days as yyyy-MM-dd, or ''. */
  from: string;
  to: string;
  /** Why these days cannot be used. */
  problem?: string | undefined;
}

/** Narrows comments down by level and days: a plain form of the address, so that it needs no script. */
export function CommentFilter({ action, level, from, to, problem }: CommentFilterProps) {
  const isNarrowed = level !== anyCommentLevel || from !== '' || to !== '' || problem !== undefined;
  return (
    <search>
      {/* Another range is another form: what an address says is what its fields say. */}
      <form
        key={`${level} ${from} ${to}`}
        action={action}
        method="get"
        className={styles.form}
        aria-label="Find comments"
      >
        {problem === undefined ? null : (
          <Banner tone="danger" className={styles.problem}>
            {problem}
          </Banner>
        )}
        <SelectField
          name="level"
          label="Level"
          className={styles.level}
          defaultValue={String(level)}
          options={[
            { value: String(anyCommentLevel), label: 'All levels' },
            ...commentLevels.map((stars) => ({ value: String(stars), label: commentLevelText(stars) })),
          ]}
        />
        <TextField name="from" type="date" label="From" defaultValue={from} />
        <TextField name="to" type="date" label="To" defaultValue={to} />
        <Button type="submit" variant="primary">
          Show
        </Button>
        {isNarrowed ? <ButtonLink href={action}>Show all</ButtonLink> : null}
      </form>
    </search>
  );
}
