import { type ReferralStep, referralStepWords, stepStates } from '@tutor/rules/referrals/referral-steps';
import { momentText } from '@tutor/rules/time/zoned-text';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import CircleX from 'lucide-react/icons/circle-x';
import { Icon } from '../theme/icon.tsx';
import * as styles from './referral-steps.css.ts';

export interface ReferralStepsProps {
  step: ReferralStep;
  isClosed: boolean;
  /** When each step was reached. */
  times: Readonly<Partial<Record<ReferralStep, Date>>>;
  /** When it was closed. */
  closedAt?: Date | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
}

const looks: Readonly<Record<ReturnType<typeof stepStates>[number]['state'], { icon: LucideIcon; word: string }>> = {
  done: { icon: CircleCheck, word: 'Done' },
  present: { icon: CircleDot, word: 'Now' },
  closed: { icon: CircleX, word: 'Closed here' },
  toCome: { icon: CircleDashed, word: 'To come' },
};

/** The way of a referral, step by step, with the time of each. */
export function ReferralSteps({ step, isClosed, times, closedAt, zone }: ReferralStepsProps) {
  return (
    <ol className={styles.list} aria-label="Steps">
      {stepStates(step, isClosed).map(({ step: one, state }) => {
        const at = times[one];
        const { icon, word } = looks[state];
        return (
          <li key={one} className={styles.item} data-state={state}>
            <Icon of={icon} label={word} />
            <div>
              <p className={styles.title}>{referralStepWords[one].label}</p>
              <p className={styles.text}>
                {state === 'closed'
                  ? 'It goes no further. Thank you for referring.'
                  : state === 'toCome'
                    ? 'To come'
                    : referralStepWords[one].text}
              </p>
              {at === undefined || state === 'toCome' ? null : (
                <p className={styles.time}>
                  <time dateTime={at.toISOString()}>{momentText(at, zone)}</time>
                  <span>
                    {state === 'closed' && closedAt !== undefined ? `, closed ${momentText(closedAt, zone)}` : ''}
                  </span>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
