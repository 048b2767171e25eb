import Award from 'lucide-react/icons/award';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './kit-detail.css.ts';
import { type CardTest, TestCard } from './test-card.tsx';

export interface KitTest extends CardTest {
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
  test,
  action,
  Form,
  isSending,
}: {
  test: KitTest;
  action: string;
  Form: FormSlot;
  isSending: boolean;
}) {
  const { isPassed, labelSince } = test;
  return (
    <TestCard test={test} goWords="Take the test" className={styles.next}>
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
    </TestCard>
  );
}
