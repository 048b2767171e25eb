import { Button } from '../primitives/buttons/button.tsx';
import { SelectField } from '../primitives/fields/select-field.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './kit-search.css.ts';

export interface KitSearchProps {
  /** Address of the page; the words go into it as `name`, the category as `guid`. */
  action: string;
  name: string;
  category: string;
  categories: readonly { id: string; name: string }[];
  /** Tests that were found; undefined where nothing was searched for. */
  found?: number | undefined;
}

/** Search for tests by name, in one category or in all. */
export function KitSearch({ action, name, category, categories, found }: KitSearchProps) {
  return (
    <search>
      <form key={`${name} ${category}`} method="get" action={action} aria-label="Search tests" className={styles.root}>
        <TextField
          type="search"
          name="name"
          label="Name of a test"
          maxLength={100}
          defaultValue={name}
          className={styles.field}
        />
        <SelectField
          name="guid"
          label="Category"
          placeholder="All categories"
          options={categories.map((one) => ({ value: one.id, label: one.name }))}
          defaultValue={category}
          className={styles.field}
        />
        <Button type="submit">Search</Button>
        <p role="status" className={styles.found}>
          {found === undefined ? null : (
            <>
              <span>{found === 1 ? '1 test found' : `${found} tests found`}</span> <Link href={action}>Show all</Link>
            </>
          )}
        </p>
      </form>
    </search>
  );
}
