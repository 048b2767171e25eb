import { momentText } from '@tutor/rules/time/zoned-text';
import * as styles from './reply-thread.css.ts';

/** Something that was said to a feedback or a complaint. */
export interface ReplyItem {
  id: number;
  /** Whoever said it. */
  name: string;
  /** The tutor said it. */
  isOwn: boolean;
  content: string;
  at: Date;
}

export interface ReplyThreadProps {
  /** Oldest first. */
  replies: readonly ReplyItem[];
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** What was said, one after the other; the tutor's own words are marked. */
export function ReplyThread({ replies, zone }: ReplyThreadProps) {
  return (
    <ol className={styles.thread} aria-label="Replies">
      {replies.map((reply) => (
        <li key={reply.id} className={styles.reply} data-own={reply.isOwn ? '' : undefined}>
          <p className={styles.who}>
            <span className={styles.name}>{reply.name}</span>
            <time dateTime={reply.at.toISOString()}>{momentText(reply.at, zone)}</time>
          </p>
          <p className={styles.words}>{reply.content}</p>
        </li>
      ))}
    </ol>
  );
}
