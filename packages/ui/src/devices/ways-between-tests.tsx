import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import * as styles from './device-test.css.ts';

export interface WaysBetweenTestsProps {
  /** The other test. */
  other: { label: string; href: string };
  /** For whoever is signed in: these pages stand outside of the portal's frame. */
  portalHref?: string | undefined;
}

/** From a test to the other one, and back to the portal. */
export function WaysBetweenTests({ other, portalHref }: WaysBetweenTestsProps) {
  return (
    <nav aria-label="Tests" className={styles.row}>
      {portalHref === undefined ? null : <ButtonLink href={portalHref}>Back to the portal</ButtonLink>}
      <ButtonLink href={other.href}>{other.label}</ButtonLink>
    </nav>
  );
}
