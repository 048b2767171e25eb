import { searchMax } from '@tutor/rules/messages/search';
import FolderSearch from 'lucide-react/icons/folder-search';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { TextField } from '../primitives/fields/text-field.tsx';
import * as styles from './resources-folder.css.ts';
import { SourceList, type SourceListProps } from './source-list.tsx';

export interface ResourcesFolderProps {
  /** Address of the page; the words go into it as `q`. */
  action: string;
  words: string;
  /** The files of each course. */
  kits: readonly {
    id: number;
    course: string;
    files: SourceListProps['files'];
    allHref?: string | undefined;
  }[];
}

/** The files of every course, to be searched. */
export function ResourcesFolder({ action, words, kits }: ResourcesFolderProps) {
  return (
    <div className={styles.root}>
      <search>
        <form key={words} method="get" action={action} className={styles.form} aria-label="Find files">
          <TextField
            type="search"
            name="q"
            label="Words"
            maxLength={searchMax}
            defaultValue={words}
            className={styles.field}
          />
          <Button type="submit">Find</Button>
          {words === '' ? null : <ButtonLink href={action}>Show all</ButtonLink>}
        </form>
      </search>
      {kits.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={FolderSearch}
          title={words === '' ? 'No files yet' : 'No file fits'}
          description={
            words === '' ? 'What courses give you to take along is listed here.' : 'Try fewer or shorter words.'
          }
        />
      ) : (
        kits.map(({ id, course, files, allHref }) => (
          <SourceList key={id} title={course} files={files} allHref={allHref} />
        ))
      )}
    </div>
  );
}
