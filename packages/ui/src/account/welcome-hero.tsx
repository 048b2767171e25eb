import type { LucideIcon } from 'lucide-react';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Sparkles from 'lucide-react/icons/sparkles';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import { BrandName } from '../shell/brand-mark.tsx';
import { Icon } from '../theme/icon.tsx';
import { MorningDrawing } from './morning-drawing.tsx';
import * as styles from './welcome-hero.css.ts';

export interface WelcomeHeroProps {
  signInHref: string;
  /** Why the visitor was sent back here, when a load failed. */
  problem?: string | undefined;
}

const points: readonly { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: CalendarDays,
    title: 'Your day',
    text: 'The next class, your week in your own time zone, one press to join.',
  },
  { icon: BellRing, title: 'Nothing missed', text: 'Changes, notices and confirmations arrive as they happen.' },
  { icon: Sparkles, title: 'Your growth', text: 'Points, level and flowers, and what it takes to reach the next.' },
];

/** The page that a visitor who is not signed in sees: what the portal is, and the way in. */
export function WelcomeHero({ signInHref, problem }: WelcomeHeroProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <BrandName />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.hero}>
          <div className={styles.words}>
            {problem === undefined ? null : (
              <Banner tone="danger" title={problem}>
                You are signed out in this browser. Please sign in again.
              </Banner>
            )}
            <h1 className={styles.title}>Your teaching day, in one place</h1>
            <p className={styles.lead}>
              The portal for our online English tutors: see your classes, confirm attendance, read what is new and
              follow your points.
            </p>
            <ButtonLink href={signInHref} variant="primary" size="large">
              Sign in
            </ButtonLink>
          </div>
          <MorningDrawing className={styles.drawing} />
        </div>
        <ul className={styles.points}>
          {points.map(({ icon, title, text }) => (
            <li key={title} className={styles.point}>
              <Icon of={icon} className={styles.icon} />
              <div>
                <h2 className={styles.pointTitle}>{title}</h2>
                <p className={styles.pointText}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}
