import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { MessagePage } from '../account/message-page.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './coming-page.css.ts';

export interface ComingPageProps {
  /** Name of the page, as in the menu. */
  title: string;
  /** One sentence: what the page is for. */
  summary?: string | undefined;
  /** What will be here. */
  points?: readonly string[] | undefined;
  /** Where the tutor can do something of the kind meanwhile. */
  actions?: ReactNode;
}

/** Stands where a room is not furnished yet: says what will be here. */
export function ComingPage({
  title,
  summary = 'This page is being built. It will open here, in the same place.',
  points = [],
  actions,
}: ComingPageProps) {
  return (
    <MessagePage drawing="comingLater" title={title} actions={actions}>
      <p>{summary}</p>
      {points.length === 0 ? null : (
        <ul className={styles.points} aria-label="What will be here">
          {points.map((point) => (
            <li key={point} className={styles.point}>
              <Icon of={Check} size="small" className={styles.mark} />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      )}
    </MessagePage>
  );
}
