import { type ChatNoticeField, type ChatNoticeType, readNotice } from '@tutor/rules/chat/chat-notice';
import { noticeTitle } from '@tutor/rules/chat/entry-text';
import { momentText } from '@tutor/rules/time/zoned-text';
import type { LucideIcon } from 'lucide-react';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Bell from 'lucide-react/icons/bell';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import MessageCircleWarning from 'lucide-react/icons/message-circle-exclamation-point';
import Video from 'lucide-react/icons/video';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Button } from '../primitives/buttons/button.tsx';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Icon } from '../theme/icon.tsx';
import type { Tone } from '../theme/tokens.ts';
import * as toneStyles from '../theme/tone.css.ts';
import type { NoticeState } from './message-item.ts';
import * as styles from './notice-card.css.ts';

export interface NoticeCardProps {
  type: string;
  /** As they came, in whatever case. */
  fields: Readonly<Record<string, string | number>>;
  state?: NoticeState | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  isTabbable?: boolean | undefined;
}

const looks: Readonly<Record<ChatNoticeType, { icon: LucideIcon; tone: Tone }>> = {
  AbsenceReminder: { icon: CircleHelp, tone: 'warning' },
  CancellationReminder: { icon: CalendarX, tone: 'danger' },
  BookingReminder: { icon: CalendarCheck, tone: 'success' },
  ClassReminder: { icon: Video, tone: 'brand' },
  ComplaintReminder: { icon: MessageCircleWarning, tone: 'danger' },
  ShiftClockReminder: { icon: AlarmClock, tone: 'info' },
  ComplaintWithdrawnReminder: { icon: CircleCheck, tone: 'success' },
  SVIPBookingReminder: { icon: CalendarCheck, tone: 'reward' },
};

/** In the order in which they are read. */
const fieldWords: readonly (readonly [ChatNoticeField, string])[] = [
  ['classtime', 'Class time'],
  ['classtype', 'Class type'],
  ['cancellationstatus', 'Cancellation'],
  ['cancellationdetails', 'Details'],
  ['operationtype', 'Change'],
  ['operationtime', 'Changed'],
  ['complainant', 'From'],
  ['complainttype', 'About'],
  ['complaintreason', 'Reason'],
  ['remark', 'Remark'],
  ['generationtime', 'Told'],
  ['classid', 'Class number'],
];

/** A notice of the service as a card: what happened, and what to do next as it stands now. */
export function NoticeCard({ type, fields, state, zone, isTabbable = true }: NoticeCardProps) {
  const notice = readNotice({ type, fields });
  const look = notice.type === undefined ? { icon: Bell, tone: 'neutral' as const } : looks[notice.type];
  const known = fieldWords.flatMap(([field, words]) => {
    const value = notice.fields[field];
    return value === undefined || value.trim() === '' ? [] : [{ words, value: fieldText(value, zone) }];
  });
  const others = notice.others.map(([words, value]) => ({ words, value }));
  return (
    <div className={styles.card}>
      <p className={classNames(styles.title, toneStyles.words[look.tone])}>
        <Icon of={look.icon} />
        <bdi>{noticeTitle(type)}</bdi>
      </p>
      {known.length + others.length === 0 ? null : (
        <dl className={styles.fields}>
          {[...known, ...others].map(({ words, value }) => (
            <div key={words} className={styles.field}>
              <dt className={styles.term}>
                <bdi>{words}</bdi>
              </dt>
              <dd className={styles.value}>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {state?.stateText === undefined ? null : <p className={styles.state}>{state.stateText}</p>}
      {state?.action === undefined ? null : (
        <NextStep action={state.action} title={noticeTitle(type)} isTabbable={isTabbable} />
      )}
    </div>
  );
}

function NextStep({
  action,
  title,
  isTabbable,
}: {
  action: NonNullable<NoticeState['action']>;
  title: string;
  isTabbable: boolean;
}) {
  const common = {
    size: 'small',
    variant: 'primary',
    className: styles.action,
    'aria-label': `${action.label}: ${title}`,
    ...(isTabbable ? {} : { tabIndex: -1 }),
  } as const;
  return action.href === undefined ? (
    <Button {...common} isPending={action.isPending} onClick={action.onPress}>
      {action.label}
    </Button>
  ) : (
    <ButtonLink {...common} href={action.href}>
      {action.label}
    </ButtonLink>
  );
}

/** With an offset from UTC, as no time of day without a zone would be. */
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** An instant as the reader's time; anything else as it came. */
function fieldText(value: string, zone: string): string {
  const at = instant.test(value) ? new Date(value) : undefined;
  return at === undefined || Number.isNaN(at.getTime()) ? value : momentText(at, zone);
}
