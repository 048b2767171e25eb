import { agreementCountdownMs } from '@tutor/rules/messages/agreement';
import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import * as styles from './warning-agreement.css.ts';

export interface WarningAgreementProps {
  /** Posts `intent` agree with `opened`. */
  action: string;
  /** Proof of when the warning was opened. */
  opened: string;
  /** Why the agreement was not taken. */
  error?: string | undefined;
}

/** Agreeing to a compulsory warning on its page, where no script counts the seconds: whoever takes the form does. */
export function WarningAgreement({ action, opened, error }: WarningAgreementProps) {
  return (
    <form action={action} method="post" aria-label="Agreement" className={styles.root}>
      {error === undefined ? (
        <p>{`Please read to the end. You can agree ${agreementCountdownMs / 1_000} seconds after you opened this page.`}</p>
      ) : (
        <Banner tone="danger">{error}</Banner>
      )}
      <input type="hidden" name="opened" value={opened} />
      <Button type="submit" variant="primary" name="intent" value="agree">
        I Agree
      </Button>
    </form>
  );
}
