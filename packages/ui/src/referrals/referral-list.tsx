import type { ReferralFilter, ReferralStep } from '@tutor/rules/referrals/referral-steps';
import { momentText } from '@tutor/rules/time/zoned-text';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import * as styles from '../scores/row-list.css.ts';
import { ReferralTag } from './referral-tag.tsx';

/** One referral as the list shows it. */
export interface ReferralItem {
  id: number;
  href: string;
  name: string;
  email: string;
  at: Date;
  step: ReferralStep;
  stepAt: Date;
  isClosed: boolean;
}

export interface ReferralListProps {
  items: readonly ReferralItem[];
  filter?: ReferralFilter | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  pager?: ReactNode;
  /** Stands in the empty list. */
  action?: ReactNode;
}

/** Tutors that were referred, newest first, each with its step. */
export function ReferralList({ items, filter = 'all', zone, pager, action }: ReferralListProps) {
  const Link = useLinkComponent();
  if (items.length === 0) {
    return (
      <div className={styles.root}>
        <EmptyState
          headingLevel={2}
          icon={UserPlus}
          title={filter === 'all' ? 'No referrals yet' : 'Nobody is here'}
          description={
            filter === 'all'
              ? 'Friends that you apply for are listed here, with each step on their way.'
              : 'None of your friends is in this step.'
          }
          action={action}
        />
        {pager}
      </div>
    );
  }
  return (
    <div className={styles.root}>
      <ul className={styles.list} aria-label="Referrals">
        {items.map(({ id, href, name, email, at, step, stepAt, isClosed }) => (
          <li key={id} className={classNames(styles.item, styles.linked)}>
            <div className={styles.head}>
              <Link href={href} className={styles.link}>
                {name}
              </Link>
              <ReferralTag step={step} isClosed={isClosed} />
            </div>
            <p className={styles.detail}>{email}</p>
            <p className={styles.foot}>
              <span>{`Referred ${momentText(at, zone)}`}</span>
              {stepAt.getTime() === at.getTime() ? null : <span>{`Changed ${momentText(stepAt, zone)}`}</span>}
            </p>
          </li>
        ))}
      </ul>
      {pager}
    </div>
  );
}
