import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './card.css.ts';

export interface CardProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title'> {
  /** Heading of the card and name of its region; without it the card is a plain box. */
  title?: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** A link or button at the end of the title's line; under the words where there is no room beside them. */
  action?: ReactNode;
  /** Level of the title in the page's outline: 2 (default), 3 or 4. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** `none` for content that draws to the edges (tables, lists). */
  padding?: keyof typeof styles.padding | undefined;
}

/** Groups what belongs together. Never put one inside another. */
export function Card({
  title,
  description,
  action,
  headingLevel = 2,
  padding = 'medium',
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const look = classNames(styles.root, styles.padding[padding], className);
  if (title === undefined) {
    return (
      <section {...rest} className={look}>
        {children}
      </section>
    );
  }
  return (
    <section aria-labelledby={titleId} {...rest} className={look}>
      <div className={classNames(styles.header, description !== undefined && styles.described)}>
        <div className={styles.words}>
          <Heading id={titleId} className={styles.title}>
            {title}
          </Heading>
          {description === undefined ? null : <p className={styles.description}>{description}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
