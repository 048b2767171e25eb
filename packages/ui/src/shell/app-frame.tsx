import { type ReactNode, useEffect, useRef } from 'react';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useKeptFocus } from '../primitives/behaviour/use-kept-focus.ts';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import * as styles from './app-frame.css.ts';
import { closePopoverAfterLink, closePopovers, popoverPanel } from './popover.ts';
import { usePlaceAnnouncement } from './use-place-announcement.ts';

/** Id of the panel with the main menu; the header's menu button opens it in the small layout. */
export const sidebarId = 'sidebar';

export interface AppFrameProps {
  /** An `AppHeader`. */
  header: ReactNode;
  /** A `SidebarNav`. */
  sidebar: ReactNode;
  /** Folds the sidebar to 72 px in the full layout (the tutor's setting). The small layout folds it always. */
  isSidebarMini?: boolean | undefined;
  /** Something about the whole page, such as an `OlderClientNotice`; stands between header and page. */
  banner?: ReactNode;
  /** Another page, or other rows of this one, are on their way. */
  isLoading?: boolean | undefined;
  /** Path and query of the page that is shown. Another one is announced to a screen reader. */
  address?: string | undefined;
  /** The page. */
  children: ReactNode;
}

/** The frame around every page of a signed-in tutor: skip link, header, main menu, page. */
export function AppFrame({
  header,
  sidebar,
  isSidebarMini = false,
  banner,
  isLoading = false,
  address,
  children,
}: AppFrameProps) {
  const pageRef = useRef<HTMLElement>(null);
  useKeptFocus(pageRef);
  const { words, count } = usePlaceAnnouncement(pageRef, address);
  // A panel that is open belongs to the page below it; the way back leaves that, too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone ends it.
  useEffect(() => closePopovers, [address]);
  return (
    <div className={styles.root} data-sidebar={isSidebarMini ? 'mini' : 'full'}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      <PartBoundary name="The header">{header}</PartBoundary>
      {/* A popover: in place where there is room, a drawer where there is not, and the same one element in both. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses on the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click too. */}
      <div {...popoverPanel(sidebarId)} className={styles.sidebar} onClick={closePopoverAfterLink}>
        <PartBoundary name="The menu">{sidebar}</PartBoundary>
      </div>
      <div className={styles.page}>
        <PartBoundary name="What is asked of you here">{banner}</PartBoundary>
        <main ref={pageRef} id="main" tabIndex={-1} className={styles.main}>
          {isLoading ? <div role="progressbar" aria-label="Loading the page" className={styles.loading} /> : null}
          {children}
        </main>
        <VisuallyHidden role="status">
          <span key={count}>{words}</span>
        </VisuallyHidden>
      </div>
    </div>
  );
}
