import { days, hours } from '@tutor/rules/time/durations';
import { and, desc, eq, lt } from 'drizzle-orm';
import { classes } from '../../src/classes/tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { feedbackReplies, feedbacks } from '../../src/feedback/tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

type Feedback = Omit<typeof feedbacks.$inferInsert, 'tuid' | 'at'> & {
  daysAgo: number;
  replies?: readonly { isTutor: boolean; remark: string; hoursLater: number }[];
};

/** Feedback of a busy tutor in every state; the unread reply is what the dot in the menu tells of. */
function feedbackOf(clid: number): Feedback[] {
  return [
    {
      type: 1,
      remark: 'The class table takes long to load in the evening, between 7 and 8.',
      daysAgo: 1,
    },
    {
      type: 36,
      clid,
      remark: 'The classroom lost sound twice. The student heard me again after I left and came back.',
      daysAgo: 2,
      state: 'answered',
      hasNews: true,
      replies: [
        {
          isTutor: false,
          remark: 'Thank you. The classroom server had a problem at that time; the lesson counts as taught.',
          hoursLater: 20,
        },
      ],
    },
    {
      type: 7,
      remark: 'Please let us see the student’s last three remarks on one page before class.',
      daysAgo: 9,
      state: 'inProgress',
      replies: [
        { isTutor: false, remark: 'A good idea. Which of the remarks would help you most?', hoursLater: 26 },
        { isTutor: true, remark: 'What went well, and what to practise next.', hoursLater: 30 },
      ],
    },
    {
      type: 11,
      respondents: 'Front desk, evening shift',
      remark: 'Nobody answered my call about a cancelled class for two hours.',
      daysAgo: 16,
      state: 'declined',
      replies: [{ isTutor: false, remark: 'The line was closed for a holiday, as announced.', hoursLater: 48 }],
    },
    {
      type: 6,
      remark: 'One lesson of last month was missing in the payment record.',
      daysAgo: 30,
      state: 'accepted',
      replies: [{ isTutor: false, remark: 'You are right. It is paid with the next record.', hoursLater: 40 }],
    },
  ];
}

/** Feedback that was sent before, by workload. */
export async function seedFeedback(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  if (template.workload !== 'rich') return;
  const [lesson] = await tx
    .select({ clid: classes.clid })
    .from(classes)
    .where(and(eq(classes.tuid, tuid), lt(classes.endsAt, new Date(now.getTime() - days(2)))))
    .orderBy(desc(classes.startsAt))
    .limit(1);
  if (lesson === undefined) return;
  for (const { daysAgo, replies = [], ...feedback } of feedbackOf(lesson.clid)) {
    const at = new Date(now.getTime() - days(daysAgo));
    const [row] = await tx
      .insert(feedbacks)
      .values({ ...feedback, tuid, at })
      .returning({ id: feedbacks.id });
    if (row === undefined || replies.length === 0) continue;
    await tx.insert(feedbackReplies).values(
      replies.map(({ isTutor, remark, hoursLater }) => ({
        feedbackId: row.id,
        isTutor,
        name: isTutor ? `${template.firstName} ${template.lastName}` : 'Tutor Support',
        remark,
        at: new Date(at.getTime() + hours(hoursLater)),
      })),
    );
  }
}
