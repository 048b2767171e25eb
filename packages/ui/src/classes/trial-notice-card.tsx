import { dayText, timeText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { FormRefusal, type FormRefusalProps } from '../forms/form-refusal.tsx';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './training-card.css.ts';

export interface TrialNoticeCardProps extends Pick<FormRefusalProps, 'reply'> {
  /** When it was sent; it is sent once. */
  sentAt?: Date | undefined;
  canSend: boolean;
  /** IANA name of the zone to write times in. */
  zone: string;
  /** Posts `intent=trialSms`. */
  action: string;
  Form?: FormSlot | undefined;
  isSending?: boolean | undefined;
  error?: string | undefined;
}

/** Tells the parents of a trial student by SMS that class is near. */
export function TrialNoticeCard({
  sentAt,
  canSend,
  zone,
  action,
  Form = 'form',
  isSending = false,
  error,
  reply,
}: TrialNoticeCardProps) {
  return (
    <Card
      title="SMS to the parents"
      description={
        sentAt === undefined
          ? canSend
            ? 'Reminds them of the trial lesson. It can be sent once.'
            : 'It was not sent, and the class has begun or was cancelled.'
          : `Sent ${dayText(sentAt, zone)}, ${timeText(sentAt, zone)}`
      }
      action={
        sentAt === undefined ? null : (
          <StatusTag tone="success" icon={CircleCheck} size="small">
            Sent
          </StatusTag>
        )
      }
    >
      <FormRefusal error={error} reply={reply} />
      {sentAt === undefined && canSend ? (
        <Form action={action} method="post" className={styles.form}>
          <Button
            type="submit"
            name="intent"
            value="trialSms"
            size="small"
            icon={<Icon of={MessageSquareText} size="small" />}
            isPending={isSending}
            pendingLabel="Sending"
          >
            Send SMS
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
