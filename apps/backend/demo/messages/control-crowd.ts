import { randomBytes } from 'node:crypto';
import { messageKinds } from '@tutor/rules/messages/message-kinds';
import { hours } from '@tutor/rules/time/durations';
import { z } from 'zod';
import { tokenHash } from '../../src/account/sessions.ts';
import { sessions, tutors } from '../../src/account/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import type { KnownNews } from '../../src/hubs/known-news.ts';
import { tutorFeeds } from '../../src/hubs/tables.ts';
import { sendToMany } from '../../src/messages/broadcast.ts';
import type { OnControl } from '../control/control-call.ts';

const crowdRequest = z.object({ count: z.int().min(1).max(5_000) });
const broadcastRequest = z.object({
  tuids: z.array(z.int().positive()).min(1).max(5_000),
  kind: z.enum(messageKinds).default('notice'),
  title: z.string().min(1).max(200),
  content: z.string().max(100_000).default('<p>Please read this message.</p>'),
  remind: z.boolean().default(false),
});

interface ControlCrowdOptions {
  queries: Queries;
  knownNews: KnownNews;
  now: () => Date;
}

// Rows written in one statement stay below what a statement may carry of parameters.
const rowsAtOnce = 500;

/** Control calls for load: many signed-in tutors at once, and a message to all of them. */
export function controlCrowd(on: OnControl, { queries, knownNews, now }: ControlCrowdOptions): void {
  on('/crowd', crowdRequest, async ({ count }) => {
    const crowd: { tuid: number; token: string }[] = [];
    while (crowd.length < count)
      crowd.push(...(await addTutors(queries, Math.min(rowsAtOnce, count - crowd.length), now())));
    return { tutors: crowd };
  });

  on('/broadcast', broadcastRequest, async (message) => {
    await queries.transaction((tx) => sendToMany(tx, message, now(), knownNews));
    return {};
  });
}

/** Tutors with a feed and a session and nothing else; nobody can sign in as one of them. */
function addTutors(queries: Queries, count: number, now: Date): Promise<{ tuid: number; token: string }[]> {
  return queries.transaction(async (tx) => {
    const rows = await tx
      .insert(tutors)
      .values(
        Array.from({ length: count }, () => {
          const account = `crowd.${randomBytes(8).toString('hex')}`;
          return {
            account,
            email: `${account}@tutors.example`,
            passwordHash: '',
            firstName: 'One',
            lastName: 'of Many',
            tutorGroup: 'Manila Day 3',
            timeZone: 'Asia/Manila',
            template: 'crowd',
          };
        }),
      )
      .returning({ tuid: tutors.tuid });
    await tx.insert(tutorFeeds).values(rows);
    const crowd = rows.map(({ tuid }) => ({ tuid, token: randomBytes(32).toString('base64url') }));
    const expiresAt = new Date(now.getTime() + hours(12));
    await tx
      .insert(sessions)
      .values(crowd.map(({ tuid, token }) => ({ tuid, tokenHash: tokenHash(token), createdAt: now, expiresAt })));
    return crowd;
  });
}
