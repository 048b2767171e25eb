import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Spinner } from '../primitives/feedback/spinner.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './demo-accounts.css.ts';

/** An account of a demonstration backend; a real one never offers any. */
export interface DemoAccount {
  account: string;
  password: string;
  /** The tutor's name. */
  name?: string | undefined;
  /** What can be seen with it. */
  shows: string;
}

export interface DemoAccountsProps {
  accounts: readonly DemoAccount[];
  action: string;
  Form?: FormSlot | undefined;
  returnTo?: string | undefined;
  /** A page on which one is a student, to chat with a tutor. */
  studentHref?: string | undefined;
  /** The account that is being signed in to. */
  pendingAccount?: string | undefined;
}

/** The seeded accounts, each a press away. Posts the same fields as the sign-in form. */
export function DemoAccounts({
  accounts,
  action,
  Form = 'form',
  returnTo,
  studentHref,
  pendingAccount,
}: DemoAccountsProps) {
  const titleId = useId();
  if (accounts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.root}>
      <h2 id={titleId} className={styles.title}>
        Try a demo account
      </h2>
      {studentHref === undefined ? null : (
        <p className={styles.student}>
          <Link href={studentHref} target="_blank" rel="noopener">
            Be a student in another window
          </Link>{' '}
          <span>and chat with the tutor whom you sign in as.</span>
        </p>
      )}
      <ul className={styles.list}>
        {accounts.map(({ account, password, name, shows }) => (
          <li key={account}>
            <Form id={`demo-${account}`} action={action} method="post">
              <input type="hidden" name="account" value={account} />
              <input type="hidden" name="password" value={password} />
              {returnTo === undefined ? null : <input type="hidden" name="returnTo" value={returnTo} />}
              <button
                type="submit"
                className={styles.item}
                aria-disabled={pendingAccount === undefined ? undefined : true}
              >
                <span className={styles.words}>
                  <span className={styles.name}>
                    <span>{name ?? account}</span>
                    {name === undefined ? null : <span className={styles.account}>{account}</span>}
                  </span>
                  <span className={styles.shows}>{shows}</span>
                </span>
                {pendingAccount === account ? (
                  <Spinner label="Signing in" />
                ) : (
                  <Icon of={ArrowRight} size="small" className={styles.arrow} />
                )}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
