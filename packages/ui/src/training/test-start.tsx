import { attemptsUsedText } from '@tutor/rules/training/attempts';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './test-start.css.ts';

export interface TestStartProps {
  /** It opens when every chapter of its course was learnt. */
  isLocked: boolean;
  /** An attempt is under way. */
  isUnderWay: boolean;
  /** Attempts that are left today. */
  attemptsLeft: number;
  courseHref: string;
  /** Where the attempt that is under way goes on. */
  attemptHref: string;
  best?: { href: string; score: number } | undefined;
  /** Where the beginning is sent to. */
  action: string;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
}

/** What a test takes before it is begun: whether it is open, how many attempts are left, and the best one. */
export function TestStart({
  isLocked,
  isUnderWay,
  attemptsLeft,
  courseHref,
  attemptHref,
  best,
  action,
  Form = 'form',
  isSending = false,
}: TestStartProps) {
  return (
    <div className={styles.root}>
      <Card
        title={isUnderWay ? 'Your test is under way' : 'Before you begin'}
        description="The time runs on the service, from the start to the end, whatever happens to your page or line."
      >
        <div className={styles.stack}>
          <p>
            <span>{stateText({ isLocked, isUnderWay, attemptsLeft })}</span>
          </p>
          {isLocked ? (
            <div>
              <ButtonLink href={courseHref}>Go to the course</ButtonLink>
            </div>
          ) : null}
          {isUnderWay ? (
            <div>
              <ButtonLink href={attemptHref} variant="primary">
                Go on with the test
              </ButtonLink>
            </div>
          ) : null}
          {isLocked || isUnderWay || attemptsLeft === 0 ? null : (
            <Form id="start" action={action} method="post" aria-label="Begin the test">
              <input type="hidden" name="form" value="start" />
              <Button type="submit" variant="primary" isPending={isSending} pendingLabel="Beginning…">
                Begin the test
              </Button>
            </Form>
          )}
        </div>
      </Card>
      {best === undefined ? null : (
        <Card title="Your best attempt">
          <ButtonLink href={best.href}>{`Look at the result: ${best.score} %`}</ButtonLink>
        </Card>
      )}
    </div>
  );
}

function stateText({
  isLocked,
  isUnderWay,
  attemptsLeft,
}: Pick<TestStartProps, 'isLocked' | 'isUnderWay' | 'attemptsLeft'>): string {
  if (isLocked) return 'It opens when every chapter of its course was learnt.';
  if (isUnderWay) return 'Every answer that was saved is there. Go on where you were.';
  if (attemptsLeft === 0) return attemptsUsedText;
  const left = attemptsLeft === 1 ? '1 attempt' : `${attemptsLeft} attempts`;
  return `You have ${left} left today. The best one counts.`;
}
