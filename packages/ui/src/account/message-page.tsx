import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { BrandName } from '../shell/brand-mark.tsx';
import { MessageDrawing, type MessageDrawingName } from './message-drawing.tsx';
import * as styles from './message-page.css.ts';

export interface MessagePageProps {
  drawing: MessageDrawingName;
  title: string;
  /** What happened, why, and what to do next. */
  children?: ReactNode;
  /** Buttons and links; the likeliest first. */
  actions?: ReactNode;
  /** Named so that a report can be found in the logs. */
  requestId?: string | undefined;
  /** Draws the sign and `<main>` too, for pages outside the frame. */
  isWholePage?: boolean | undefined;
}

/** A page that says one thing: not found, failed, not open to this tutor, not built yet. */
export function MessagePage({ drawing, title, children, actions, requestId, isWholePage = false }: MessagePageProps) {
  const Link = useLinkComponent();
  const message = (
    <div className={styles.message}>
      <MessageDrawing name={drawing} className={styles.drawing} />
      <h1 className={styles.title}>{title}</h1>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      {requestId === undefined ? null : (
        <p className={styles.request}>
          When you report this, give the number <code>{requestId}</code>
        </p>
      )}
    </div>
  );
  if (!isWholePage) return <div className={styles.root}>{message}</div>;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Link href="/" className={styles.brand} aria-label="Tutor Portal, home">
          <BrandName />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className={classNames(styles.root, styles.main)}>
        {message}
      </main>
    </div>
  );
}
