import type { ReactNode } from 'react';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { footTaken } from '../shell/foot-bar.css.ts';
import * as styles from './chat-layout.css.ts';
import { dropArea, useNoStrayDrops } from './use-file-drop.ts';

export interface ChatLayoutProps {
  /** The conversations. */
  list: ReactNode;
  /** The one that is open: its head, messages and composer. */
  talk: ReactNode;
  /** Facts of the student or the group; without them there are two columns. */
  facts?: ReactNode;
  /** The one column of a phone. Between phone and desktop the facts stand over the list. */
  view: 'list' | 'talk' | 'facts';
}

/** Conversations, talk and facts side by side as far as there is room; each scrolls by itself. */
export function ChatLayout({ list, talk, facts, view }: ChatLayoutProps) {
  useNoStrayDrops();
  return (
    <div
      className={styles.root}
      data-view={view}
      data-facts={facts === undefined ? undefined : ''}
      {...{ [footTaken]: view === 'talk' ? '' : undefined, [dropArea]: '' }}
    >
      {/* On a phone one column stands alone, whichever it is. */}
      <VisuallyHidden>
        <h1>Chat</h1>
      </VisuallyHidden>
      <div className={styles.columns.list}>
        <PartBoundary name="The list of conversations">{list}</PartBoundary>
      </div>
      <div className={styles.columns.talk}>
        <PartBoundary name="This conversation">{talk}</PartBoundary>
      </div>
      {facts === undefined ? null : (
        <div className={styles.columns.facts}>
          <PartBoundary name="What stands beside the conversation">{facts}</PartBoundary>
        </div>
      )}
    </div>
  );
}
