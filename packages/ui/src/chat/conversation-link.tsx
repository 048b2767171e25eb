import { callLine } from '@tutor/rules/calls/call-message';
import type { ConversationRow } from '@tutor/rules/chat/conversation';
import { entryText, spoken } from '@tutor/rules/chat/entry-text';
import { readEntry } from '@tutor/rules/chat/read-entry';
import { drawable } from '@tutor/rules/shell/drawable';
import { datedDayText, dayText, nearDayText, timeText } from '@tutor/rules/time/zoned-text';
import AtSign from 'lucide-react/icons/at-sign';
import BellOff from 'lucide-react/icons/bell-off';
import Pin from 'lucide-react/icons/pin';
import { memo } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Avatar } from '../primitives/data/avatar.tsx';
import { Badge } from '../primitives/data/badge.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './conversation-list.css.ts';
import { kindOfOther } from './kind-words.ts';
import { lineDirection } from './text-direction.ts';

/** A conversation as the list shows it. */
export interface ConversationItem extends ConversationRow {
  /** What was typed there and not sent. */
  draft?: string | undefined;
  /** Messages there that could not be sent. */
  failedCount?: number | undefined;
}

interface ConversationLinkProps {
  item: ConversationItem;
  isSelected: boolean;
  hrefOf: (id: number) => string;
  hrefOfFile: (path: string) => string;
  ownId: number | undefined;
  isTabbable: boolean;
}

/** The way to a conversation: whose it is, what was said last, and what is new there. */
export const ConversationLink = memo(function ConversationLink({
  item,
  isSelected,
  hrefOf,
  hrefOfFile,
  ownId,
  isTabbable,
}: ConversationLinkProps) {
  const Link = useLinkComponent();
  const name = spoken(item.name);
  const kind = kindOfOther(item);
  return (
    <Link
      href={hrefOf(item.id)}
      className={styles.link}
      data-conversation={item.id}
      data-unread={item.unread > 0 ? '' : undefined}
      aria-current={isSelected ? 'page' : undefined}
      {...(isTabbable ? {} : { tabIndex: -1 })}
    >
      <Avatar name={name} src={item.avatar === null ? undefined : hrefOfFile(item.avatar)} isDecorative />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={styles.name}>{name}</bdi>
          {item.isPinned ? <Icon of={Pin} size="small" label="Pinned" className={styles.mark} /> : null}
          {item.isMuted ? <Icon of={BellOff} size="small" label="Muted" className={styles.mark} /> : null}
          {kind === undefined ? null : <span className={styles.kind}>{kind}</span>}
          <ActiveAt at={item.activeAt} />
        </span>
        <span className={styles.line}>
          <Preview item={item} ownId={ownId} />
          {item.isMentioned ? (
            <Icon of={AtSign} size="small" label="You are mentioned" className={styles.mention} />
          ) : null}
          <Badge count={item.unread} label="unread" tone={item.isMuted ? 'neutral' : 'danger'} />
        </span>
      </span>
    </Link>
  );
});

function Preview({ item, ownId }: { item: ConversationItem; ownId: number | undefined }) {
  const { draft = '', failedCount = 0, last, lastSenderName } = item;
  if (failedCount > 0) return <span className={styles.failed}>{failedText(failedCount)}</span>;
  if (draft.trim() !== '')
    return (
      <span className={styles.preview}>
        <span className={styles.draft}>Draft: </span>
        <bdi dir={lineDirection(draft)}>{firstWords(draft)}</bdi>
      </span>
    );
  if (last === null) return <span className={styles.preview} />;
  const sender = last.sender === ownId ? 'You' : spoken(lastSenderName ?? '');
  const entry = readEntry(last);
  const text = firstWords(
    entry.kind === 'call' ? callLine(entry.body, last.sender === ownId ? undefined : sender) : entryText(entry, sender),
  );
  // A call names its caller by itself.
  const isOfGroup = item.kind === 'group' && entry.kind !== 'call';
  const isSaidBy = last.sender !== null && (isOfGroup || last.sender === ownId);
  return (
    <span className={styles.preview}>
      {isSaidBy ? <bdi>{`${sender}:`}</bdi> : null} <bdi dir={lineDirection(text)}>{text}</bdi>
    </span>
  );
}

/** Longer than any row of the list, in UTF-16 units: the rest would be laid out for nobody. */
const previewUnitsMax = 400;

function firstWords(text: string): string {
  return drawable(text.slice(0, previewUnitsMax));
}

function failedText(count: number): string {
  return count === 1 ? '1 message was not sent' : `${count} messages were not sent`;
}

/** The time today, the weekday or day before. */
function ActiveAt({ at }: { at: string }) {
  const now = useNow('minute');
  const zone = useZone();
  const instant = new Date(at);
  const day = nearDayText(instant, now, zone);
  const isThisYear = datedDayText(instant, zone).slice(-4) === datedDayText(now, zone).slice(-4);
  const past = isThisYear ? dayText(instant, zone) : datedDayText(instant, zone);
  return (
    <time dateTime={at} className={styles.time}>
      {day === 'Today' ? timeText(instant, zone) : (day ?? past)}
    </time>
  );
}
