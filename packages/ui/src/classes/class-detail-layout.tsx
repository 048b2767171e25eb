import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import * as styles from './class-detail-layout.css.ts';

/** A place on the page that the bar leads to. */
export interface DetailSection {
  /** Id of the element. */
  id: string;
  label: string;
}

export interface ClassDetailLayoutProps {
  sections: readonly DetailSection[];
  /** Who is taught and how the class stands. Beside the rest where there is room, else before or after it. */
  aside: ReactNode;
  /** What is to be done comes before it where there is no room beside each other: a remark waits. */
  isMainFirst?: boolean | undefined;
  /** What is to be done: remark, material, plan, results. */
  children: ReactNode;
}

/** The page of a class below its header: a bar of anchors and two columns. */
export function ClassDetailLayout({ sections, aside, isMainFirst = false, children }: ClassDetailLayoutProps) {
  const side = <div className={classNames(styles.column, styles.aside)}>{aside}</div>;
  return (
    <>
      <nav aria-label="On this page" className={styles.bar}>
        {sections.map(({ id, label }) => (
          <a key={id} href={`#${id}`} className={styles.anchor}>
            {label}
          </a>
        ))}
      </nav>
      <div className={styles.columns}>
        {isMainFirst ? null : side}
        <div className={classNames(styles.column, styles.main)}>{children}</div>
        {isMainFirst ? side : null}
      </div>
    </>
  );
}

/** A part of the page that an anchor leads to; it stops below the header. */
export function DetailAnchor({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id} tabIndex={-1} className={styles.target}>
      {children}
    </div>
  );
}
