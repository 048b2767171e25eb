import * as styles from './brand-mark.css.ts';

export interface BrandMarkProps {
  /** 28 (default) or 44 px. */
  size?: keyof typeof styles.mark | undefined;
}

/** The portal's sign: an open book whose pages are a speech bubble. Decorative; the name stands beside it. */
export function BrandMark({ size = 'small' }: BrandMarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={styles.mark[size]} aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" className={styles.ground} />
      <path
        d="M16 10.4c-2.2-1.7-5-2.3-8.3-2v12c3-.3 5.7.3 7.6 1.7l.7 4.4 2.3-5.2c1.7-.8 3.7-1.1 6-.9v-12c-3.3-.3-6.1.3-8.3 2Z"
        className={styles.page}
      />
      <path d="M16 10.6v10.6" className={styles.fold} />
      <circle cx="23.4" cy="8.8" r="2.6" className={styles.spark} />
    </svg>
  );
}

/** Sign and name together. */
export function BrandName({ size = 'small' }: BrandMarkProps) {
  return (
    <span className={styles.name}>
      <BrandMark size={size} />
      <span className={styles.words[size]}>Tutor Portal</span>
    </span>
  );
}
