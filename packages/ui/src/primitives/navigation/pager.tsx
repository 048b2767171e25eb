import { pageCount, pageRange } from '@tutor/rules/paging/pages';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Icon } from '../../theme/icon.tsx';
import { classNames } from '../behaviour/class-names.ts';
import { ButtonLink } from '../buttons/button-link.tsx';
import * as styles from './pager.css.ts';
import { placeWords } from './place-words.ts';

export interface PagerProps {
  /** The page that is shown, from 1. */
  page: number;
  /** Rows of the whole list. */
  total: number;
  pageSize: number;
  hrefOf: (page: number) => string;
  /** What the rows are: one and many, `['complaint', 'complaints']`. */
  noun: readonly [one: string, many: string];
  className?: string | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** The way through a list that is read page by page: links, so that it works without script and with the back button. */
export function Pager({ page, total, pageSize, hrefOf, noun, className }: PagerProps) {
  // That a list is empty is the list's to say.
  if (total === 0 && page === 1) return null;
  const pages = pageCount(total, pageSize);
  const range = pageRange(page, total, pageSize);
  const all = `${number.format(total)} ${total === 1 ? noun[0] : noun[1]}`;
  const before = Math.min(page - 1, pages);
  return (
    <nav aria-label={`Pages of ${noun[1]}`} className={classNames(styles.root, className)}>
      <div className={styles.places}>
        <p {...placeWords}>
          {range === undefined || pages === 1
            ? all
            : `${number.format(range.first)} to ${number.format(range.last)} of ${all}`}
        </p>
        {pages === 1 || page > pages ? null : (
          <p {...placeWords}>{`Page ${number.format(page)} of ${number.format(pages)}`}</p>
        )}
      </div>
      {pages === 1 && page === 1 ? null : (
        <div className={styles.steps}>
          {before <= 1 ? null : (
            <ButtonLink href={hrefOf(1)} size="small">
              First
            </ButtonLink>
          )}
          {before < 1 ? null : (
            <ButtonLink href={hrefOf(before)} size="small" icon={<Icon of={ChevronLeft} size="small" />}>
              Previous
            </ButtonLink>
          )}
          {page >= pages ? null : (
            <ButtonLink href={hrefOf(page + 1)} size="small">
              Next <Icon of={ChevronRight} size="small" />
            </ButtonLink>
          )}
          {page + 1 >= pages ? null : (
            <ButtonLink href={hrefOf(pages)} size="small">
              Last
            </ButtonLink>
          )}
        </div>
      )}
    </nav>
  );
}
