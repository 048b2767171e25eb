import { hours, minutes } from '@tutor/rules/time/durations';
import { eq } from 'drizzle-orm';
import type { SeedTarget } from '../classes/seed.ts';
import type { Queries } from '../database/database.ts';
import { tutorFeeds } from '../hubs/tables.ts';
import { randomOf } from '../seeding/random.ts';
import { messageContents } from './message-content.ts';
import { messages } from './tables.ts';

/** Messages of a seeded tutor, and how many of the newest are unread. */
const counts = {
  rich: { total: 36, unread: 7 },
  steady: { total: 14, unread: 3 },
  light: { total: 6, unread: 2 },
  none: { total: 1, unread: 1 },
} as const;

/** A mailbox that grew over the last weeks. */
export async function seedMessages(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const { total, unread } = counts[template.workload];
  const random = randomOf(`${template.key} messages`);
  const rows: (typeof messages.$inferInsert)[] = [];
  let sentAt = now.getTime() - minutes(18);
  for (let age = 0; age < total; age += 1) {
    const message = messageContents[age % messageContents.length];
    if (message === undefined) break;
    rows.push({
      tuid,
      kind: message.kind,
      title: message.title,
      content: message.content,
      remind: message.remind ?? false,
      sentAt: new Date(sentAt),
      readAt: age < unread ? null : new Date(sentAt + minutes(random.between(5, 300))),
      seq: total - age,
    });
    sentAt -= hours(random.between(3, 22));
  }
  await tx.insert(messages).values(rows.reverse());
  await tx.update(tutorFeeds).set({ seq: total }).where(eq(tutorFeeds.tuid, tuid));
}
