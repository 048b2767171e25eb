import { CircleCheck, GraduationCap } from 'lucide-react';
import { Banner } from '../primitives/banner.tsx';
import { Button } from '../primitives/button.tsx';
import { Card } from '../primitives/card.tsx';
import { SafeHtml } from '../primitives/safe-html.tsx';
import { StatusTag } from '../primitives/status-tag.tsx';
import type { FormSlot } from '../shell/form-slot.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './training-card.css.ts';

export interface TrainingCardProps {
  title: string;
  isRead: boolean;
  /** Sanitised content, once it was opened. */
  html?: string | undefined;
  /** Posts `intent=training`: opening counts as reading. */
  action: string;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
  error?: string | undefined;
}

/** What the company teaches its tutors about the course. */
export function TrainingCard({
  title,
  isRead,
  html,
  action,
  Form = 'form',
  isSending = false,
  error,
}: TrainingCardProps) {
  return (
    <Card
      title="Training for this course"
      description={title}
      action={
        isRead ? (
          <StatusTag tone="success" icon={CircleCheck} size="small">
            Read
          </StatusTag>
        ) : null
      }
    >
      {error === undefined ? null : <Banner tone="danger">{error}</Banner>}
      {html === undefined ? (
        <Form action={action} method="post" className={styles.form}>
          <Button
            type="submit"
            name="intent"
            value="training"
            size="small"
            icon={<Icon of={GraduationCap} size="small" />}
            isPending={isSending}
            pendingLabel="Opening"
          >
            {isRead ? 'Read it again' : 'Read it now'}
          </Button>
        </Form>
      ) : (
        <SafeHtml html={html} />
      )}
    </Card>
  );
}
