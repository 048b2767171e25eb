import { type ReactNode, useRef } from 'react';
import { useKeptFocus } from '../primitives/behaviour/use-kept-focus.ts';
import * as styles from './app-frame.css.ts';
import { closePopoverAfterLink, popoverPanel } from './popover.ts';

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
  children,
}: AppFrameProps) {
  const pageRef = useRef<HTMLElement>(null);
  useKeptFocus(pageRef);
  return (
    <div className={styles.root} data-sidebar={isSidebarMini ? 'mini' : 'full'}>
      <a href="#main" className={styles.skip}>
        Skip to the page
      </a>
      {header}
      {/* A popover: in place where there is room, a drawer where there is not, and the same one element in both. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears presses on the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by keyboard arrives here as a click too. */}
      <div {...popoverPanel(sidebarId)} className={styles.sidebar} onClick={closePopoverAfterLink}>
        {sidebar}
      </div>
      <div className={styles.page}>
        {banner}
        <main ref={pageRef} id="main" tabIndex={-1} className={styles.main}>
          {isLoading ? <div role="progressbar" aria-label="Loading the page" className={styles.loading} /> : null}
          {children}
        </main>
      </div>
    </div>
  );
}
