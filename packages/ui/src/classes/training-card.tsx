import CircleCheck from 'lucide-react/icons/circle-check';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { FormRefusal, type FormRefusalProps } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './training-card.css.ts';

export interface TrainingCardProps extends Pick<FormRefusalProps, 'reply'> {
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
  reply,
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
      <FormRefusal error={error} reply={reply} />
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
