import Award from 'lucide-react/icons/award';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import * as styles from './kit-detail.css.ts';

export interface KitTest {
  name: string;
  href: string;
  minutes: number;
  questions: number;
  passPercent: number;
  isLocked: boolean;
  isPassed: boolean;
  bestScore?: number | undefined;
  /** When its label was put on, in words. */
  labelSince?: string | undefined;
}

export interface KitDetailProps {
  courseHref: string;
  learnt: number;
  chapters: number;
  /** The chapter to go on with, and where in it. */
  next?: { name: string; href: string; place?: string | undefined } | undefined;
  test?: KitTest | undefined;
  /** Where the label is asked for. */
  action: string;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
}

/** A training kit: how much of it is learnt, where to go on, its test and the label that passing it earns. */
export function KitDetail({
  courseHref,
  learnt,
  chapters,
  next,
  test,
  action,
  Form = 'form',
  isSending = false,
}: KitDetailProps) {
  return (
    <div className={styles.root}>
      <Card title="Learn" action={<ButtonLink href={courseHref}>The course</ButtonLink>}>
        <div className={styles.stack}>
          <ProgressBar
            label="Chapters that you have learnt"
            value={learnt}
            max={Math.max(chapters, 1)}
            valueText={`${learnt} of ${chapters}`}
          />
          {next === undefined ? null : (
            <div className={styles.next}>
              <ButtonLink href={next.href} variant="primary">
                {`Continue: ${next.name}`}
              </ButtonLink>
              {next.place === undefined ? null : <span className={styles.muted}>{next.place}</span>}
            </div>
          )}
        </div>
      </Card>
      {test === undefined ? null : <Test {...{ test, action, Form, isSending }} />}
    </div>
  );
}

function Test({
  test: { name, href, minutes, questions, passPercent, isLocked, isPassed, bestScore, labelSince },
  action,
  Form,
  isSending,
}: {
  test: KitTest;
  action: string;
  Form: FormSlot;
  isSending: boolean;
}) {
  const facts = `${questions} questions · ${minutes} min · passed with ${passPercent} %`;
  return (
    <Card
      title={name}
      description={bestScore === undefined ? facts : `${facts} · your best score is ${bestScore} %`}
      action={
        isPassed ? (
          <StatusTag tone="success" icon={CircleCheck}>
            Passed
          </StatusTag>
        ) : undefined
      }
    >
      <div className={styles.next}>
        {isLocked ? (
          <p>Opens when every chapter was learnt.</p>
        ) : (
          <ButtonLink href={href}>{isPassed ? 'Look at the test' : 'Take the test'}</ButtonLink>
        )}
        {labelSince === undefined ? null : (
          <StatusTag tone="info" icon={Award}>
            {`Your label since ${labelSince}`}
          </StatusTag>
        )}
        {isPassed && labelSince === undefined ? (
          <Form id="label" action={action} method="post" aria-label="Label">
            <input type="hidden" name="form" value="label" />
            <Button type="submit" isPending={isSending} pendingLabel="Putting it on…">
              Put on the label
            </Button>
          </Form>
        ) : null}
      </div>
    </Card>
  );
}
