import { searchMax } from '@tutor/rules/messages/search';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './course-finder.css.ts';

export interface CourseFinderProps {
  /** Address of the list; the form goes there with `q` and `category`. */
  action: string;
  /** What else the list is narrowed to, as `name: value`. */
  kept?: Readonly<Record<string, string>> | undefined;
  words: string;
  /** Empty for every category. */
  category: string;
  categories: readonly string[];
  /** The list without words and category. */
  allHref: string;
}

/** Finds courses by words and category: a plain form of the address. */
export function CourseFinder({ action, kept = {}, words, category, categories, allHref }: CourseFinderProps) {
  return (
    <search>
      <form key={`${category} ${words}`} action={action} method="get" className={styles.form} aria-label="Find courses">
        {Object.entries(kept).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          type="search"
          name="q"
          label="Words"
          maxLength={searchMax}
          defaultValue={words}
          className={styles.words}
        />
        <SelectField
          name="category"
          label="Category"
          className={styles.category}
          defaultValue={category}
          options={[
            { value: '', label: 'All categories' },
            // An address may ask for one that there is no more.
            ...[...new Set([...categories, category])]
              .filter((name) => name !== '')
              .map((name) => ({ value: name, label: name })),
          ]}
        />
        <Button type="submit">Find</Button>
        {words === '' && category === '' ? null : <ButtonLink href={allHref}>Show all</ButtonLink>}
      </form>
    </search>
  );
}
