import {
  type ComplaintDirection,
  type ComplaintState,
  complaintDirections,
  takesReplies,
} from '@tutor/rules/scores/complaint';
import { days, hours, minutes } from '@tutor/rules/time/durations';
import type { Queries } from '../../src/database/database.ts';
import { upheldNote, upheldTenths } from '../../src/scores/answer-complaint.ts';
import {
  attendanceRecords,
  complaintReplies,
  complaints,
  instructionalVideos,
  recitationReports,
} from '../../src/scores/complaint-tables.ts';
import type { pointsLedger } from '../../src/scores/tables.ts';
import type { Lesson } from '../classes/seed.ts';
import { type Random, randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

const videos = [
  { title: 'Reading aloud: your voice leads', seconds: 184 },
  { title: 'Correcting without stopping the student', seconds: 236 },
  { title: 'Praise that says what was good', seconds: 152 },
] as const;

/** The videos on recitation classes. */
export async function seedInstructionalVideos(tx: Queries): Promise<void> {
  await tx
    .insert(instructionalVideos)
    .values(videos.map((video, index) => ({ id: index + 1, ...video })))
    .onConflictDoNothing();
}

interface Story {
  type: string;
  reason: string;
  state: ComplaintState;
  /** Days before now. */
  daysAgo: number;
  replies?: readonly { isTutor: boolean; content: string }[];
}

const received: readonly Story[] = [
  {
    type: 'Late for class',
    reason: 'The teacher came four minutes after the beginning and the lesson was not made longer.',
    state: 'waiting',
    daysAgo: 1,
  },
  {
    type: 'Internet or equipment',
    reason: 'The sound broke off again and again, my daughter could not follow the story.',
    state: 'answered',
    daysAgo: 3,
    replies: [
      { isTutor: true, content: 'There was a brownout in my area. I switched to my second line after 5 minutes.' },
    ],
  },
  {
    type: 'Teaching quality',
    reason: 'Half of the pages were skipped and there was no time for questions.',
    state: 'upheld',
    daysAgo: 5,
    replies: [
      { isTutor: true, content: 'The student asked to repeat the song, so we did not reach the last pages.' },
      {
        isTutor: false,
        content: 'Thank you. The recording shows that six pages were left out, so the complaint stands.',
      },
    ],
  },
  {
    type: 'Teaching attitude',
    reason: 'The teacher looked at the phone while my son was reading.',
    state: 'dismissed',
    daysAgo: 12,
    replies: [
      { isTutor: true, content: 'I looked at the timer of the lesson, which I keep beside the camera.' },
      { isTutor: false, content: 'We watched the recording and agree. No points are taken.' },
    ],
  },
  {
    type: 'Left early',
    reason: 'The lesson ended three minutes early.',
    state: 'withdrawn',
    daysAgo: 16,
  },
  {
    type: 'Teaching quality',
    reason: 'The lesson was the same as last week.',
    state: 'upheld',
    daysAgo: 18,
    replies: [{ isTutor: false, content: 'The unit was taught twice. The complaint stands.' }],
  },
];

const sent: readonly Story[] = [
  {
    type: 'Classroom or system problem',
    reason: 'The whiteboard did not load for the first ten minutes, although my line was fine.',
    state: 'answered',
    daysAgo: 4,
    replies: [{ isTutor: false, content: 'We found the fault on our side. Nothing was counted against you.' }],
  },
  {
    type: 'Student did not come',
    reason: 'I waited for the whole lesson and the student did not come.',
    state: 'waiting',
    daysAgo: 2,
  },
];

const storiesOf = {
  rich: { received, sent },
  steady: { received: received.slice(0, 4), sent: sent.slice(0, 1) },
  light: { received: received.slice(3, 5), sent: [] },
  none: { received: [], sent: [] },
} as const;

/**
 * Complaints in every state, late and early records, and reports of recitation classes, of classes that are over. Returns the
 * points that upheld complaints took.
 */
export async function seedComplaints(
  tx: Queries,
  target: SeedTarget,
  lessons: readonly Lesson[],
): Promise<(typeof pointsLedger.$inferInsert)[]> {
  const { tuid, template, now } = target;
  const held = lessons
    .filter(({ status, endsAt }) => status !== 'Canceled' && endsAt <= now)
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  if (held.length === 0) return [];
  const placed = storiesOfClasses(held, storiesOf[template.workload], now);
  const idOf = await seedStories(tx, { tuid, now }, placed);
  const random = randomOf(`${template.key} records`);
  await seedRecords(tx, held, random);
  await seedReports(tx, held, random);
  return placed
    .filter(({ story }) => story.state === 'upheld')
    .map(({ lesson, at }) => ({
      tuid,
      clid: lesson.clid,
      complaintId: idOf.get(lesson.clid) ?? null,
      cause: 'badRating',
      tenths: upheldTenths,
      note: upheldNote,
      at: decisionTime(at, now),
    }));
}

interface PlacedStory {
  direction: ComplaintDirection;
  story: Story;
  lesson: Lesson;
  at: Date;
}

/** Each complaint with a class of its own that was over by then; the newest class comes first. */
function storiesOfClasses(
  held: readonly Lesson[],
  stories: Readonly<Record<ComplaintDirection, readonly Story[]>>,
  now: Date,
): PlacedStory[] {
  const taken = new Set<number>();
  return complaintDirections.flatMap((direction) =>
    stories[direction].flatMap((story) => {
      const before = now.getTime() - days(story.daysAgo);
      const lesson = held.find(({ clid, endsAt }) => endsAt.getTime() <= before && !taken.has(clid));
      if (lesson === undefined) return [];
      taken.add(lesson.clid);
      return [{ direction, story, lesson, at: earlier(now, lesson.endsAt.getTime() + hours(2)) }];
    }),
  );
}

async function seedStories(
  tx: Queries,
  { tuid, now }: { tuid: number; now: Date },
  placed: readonly PlacedStory[],
): Promise<Map<number | null, number>> {
  if (placed.length === 0) return new Map();
  const made = await tx
    .insert(complaints)
    .values(
      placed.map(({ direction, story: { type, reason, state }, lesson, at }) => {
        const complainant = direction === 'sent' ? 'You' : `Parents of ${lesson.studentName}`;
        const decidedAt = takesReplies(state) ? null : decisionTime(at, now);
        return { tuid, direction, clid: lesson.clid, complainant, type, reason, state, at, decidedAt };
      }),
    )
    .returning({ id: complaints.id, clid: complaints.clid });
  const idOf = new Map(made.map(({ id, clid }) => [clid, id]));
  const replies = placed.flatMap(({ story, lesson, at }) => {
    const complaintId = idOf.get(lesson.clid);
    if (complaintId === undefined) return [];
    return (story.replies ?? []).map((reply, index) => ({
      ...reply,
      complaintId,
      at: earlier(now, at.getTime() + hours(5) * (index + 1)),
    }));
  });
  if (replies.length > 0) await tx.insert(complaintReplies).values(replies);
  return idOf;
}

async function seedRecords(tx: Queries, held: readonly Lesson[], random: Random): Promise<void> {
  const rows = held.flatMap((lesson): (typeof attendanceRecords.$inferInsert)[] => {
    if (!random.chance(0.08)) return [];
    const { tuid, clid, startsAt, endsAt } = lesson;
    const length = random.between(1, 7);
    return random.chance(0.7)
      ? [{ tuid, clid, kind: 'late', minutes: length, at: new Date(startsAt.getTime() + minutes(length)) }]
      : [{ tuid, clid, kind: 'earlyLeave', minutes: length, at: new Date(endsAt.getTime() - minutes(length)) }];
  });
  if (rows.length > 0) await tx.insert(attendanceRecords).values(rows).onConflictDoNothing();
}

const comments = {
  good: [
    'Clear model reading, and every line was repeated by the student.',
    'Good energy, and the student read most of the page alone.',
  ],
  toImprove: [
    'Leave the student more time before you help.',
    'The chant was left out: please read it together at least twice.',
  ],
} as const;

async function seedReports(tx: Queries, held: readonly Lesson[], random: Random): Promise<void> {
  const rows = held.flatMap((lesson): (typeof recitationReports.$inferInsert)[] => {
    if (lesson.lessonKind !== 'normal' || !random.chance(0.12)) return [];
    const score = random.between(62, 98);
    const hasClip = random.chance(0.7);
    const isViewed = hasClip && random.chance(0.5);
    const at = lesson.endsAt;
    return [
      {
        tuid: lesson.tuid,
        clid: lesson.clid,
        score,
        comment: random.pick(score >= 80 ? comments.good : comments.toImprove),
        clipTitle: hasClip ? `Reading aloud, ${lesson.unitName}` : null,
        clipSeconds: hasClip ? random.between(40, 150) : null,
        clipViewedAt: isViewed ? at : null,
        ...(isViewed && random.chance(0.5)
          ? { feedback: 'Thank you, I will leave more time for the student.', feedbackAt: at }
          : {}),
        at,
      },
    ];
  });
  if (rows.length > 0) await tx.insert(recitationReports).values(rows).onConflictDoNothing();
}

function decisionTime(at: Date, now: Date): Date {
  return earlier(now, at.getTime() + hours(12));
}

function earlier(now: Date, ms: number): Date {
  return new Date(Math.min(now.getTime(), ms));
}
