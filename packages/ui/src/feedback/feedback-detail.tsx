import { momentText } from '@tutor/rules/time/zoned-text';
import type { ReactNode } from 'react';
import { DetailFacts } from '../classes/detail-facts.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { HomeLayout } from '../shell/home-layout.tsx';
import { type ReplyItem, ReplyThread } from '../shell/reply-thread.tsx';
import * as styles from './feedback-detail.css.ts';
import type { FeedbackItem } from './feedback-list.tsx';
import { FeedbackTag } from './feedback-tag.tsx';

export interface FeedbackDetailProps {
  item: Omit<FeedbackItem, 'href' | 'hasNews' | 'replyCount'>;
  complaintName?: string | undefined;
  editedAt?: Date | undefined;
  lesson?: { href: string; studentName: string; at: Date } | undefined;
  files: readonly { href: string; name: string }[];
  /** Oldest first. */
  replies: readonly ReplyItem[];
  /** IANA name of the zone to write times in. */
  zone: string;
  /** The form of a reply, or why there is none. */
  replyForm: ReactNode;
}

/** A feedback with its files and everything that was said to it. */
export function FeedbackDetail({
  item,
  complaintName,
  editedAt,
  lesson,
  files,
  replies,
  zone,
  replyForm,
}: FeedbackDetailProps) {
  return (
    <HomeLayout
      main={
        <>
          <Card title="What you wrote" action={<FeedbackTag state={item.state} />}>
            <p className={styles.content}>{item.content}</p>
            {files.length === 0 ? null : (
              <ul className={styles.files} aria-label="Files">
                {files.map(({ href, name }) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noreferrer" className={styles.file}>
                      <img src={href} alt={name} className={styles.picture} loading="lazy" />
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Replies">
            {replies.length === 0 ? (
              <p className={styles.none}>Nobody has replied yet.</p>
            ) : (
              <ReplyThread replies={replies} zone={zone} />
            )}
            {replyForm}
          </Card>
        </>
      }
      aside={
        <Card title="Details">
          <DetailFacts
            facts={{
              Type: item.typeName,
              'Complaint Name': complaintName,
              Sent: momentText(item.at, zone),
              Edited: editedAt === undefined ? undefined : momentText(editedAt, zone),
              Student: lesson?.studentName,
              'Class time': lesson === undefined ? undefined : momentText(lesson.at, zone),
              'Class ID':
                item.clid === undefined ? undefined : lesson === undefined ? (
                  item.clid
                ) : (
                  <Link href={lesson.href}>{item.clid}</Link>
                ),
              'Feedback no.': item.id,
            }}
          />
        </Card>
      }
    />
  );
}
