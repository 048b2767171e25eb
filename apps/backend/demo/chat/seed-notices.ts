import { days, hours } from '@tutor/rules/time/durations';
import type { PersonRow } from '../../src/chat/people.ts';
import type { classes } from '../../src/classes/tables.ts';
import { ConversationDraft } from './conversation-draft.ts';
import { supportLines } from './dialogues.ts';
import type { SeedTutor } from './seed-people.ts';
import type { NewConversation } from './store-conversations.ts';

/** A class that notices are about. */
export type Lesson = Pick<typeof classes.$inferSelect, 'tuid' | 'clid' | 'startsAt'>;

/** Every notice of the service, about classes that are there where there are any. */
export function supportConversation(
  { person }: SeedTutor,
  support: PersonRow,
  lessons: readonly Lesson[],
  now: Date,
): NewConversation {
  const draft = new ConversationDraft(now);
  const by = support.id;
  for (const [index, text] of supportLines.entries()) draft.say({ by, minutesAgo: (9 - index) * 24 * 60 }, text);
  for (const [type, minutesAgo, fields] of noticesAbout(lessons, now)) draft.notice({ by, minutesAgo }, type, fields);
  return { draft, members: [{ person, unseen: 2 }, { person: support }] };
}

type Notice = readonly [type: string, minutesAgo: number, fields: Record<string, string | number>];

/** Their fields come in whatever case, as the company's programs spell them. */
function noticesAbout(lessons: readonly Lesson[], now: Date): Notice[] {
  const coming = lessons.filter(({ startsAt }) => startsAt > now);
  const at = (ms: number): string => new Date(now.getTime() + ms).toISOString();
  const lesson = (index: number) => {
    const found = coming[index] ?? coming[0];
    return {
      id: found === undefined ? {} : { classId: found.clid },
      time: found?.startsAt.toISOString() ?? at(hours(20)),
    };
  };
  const [next, second, third, fourth] = [lesson(0), lesson(1), lesson(2), lesson(3)];
  return [
    [
      'ComplaintReminder',
      3 * 24 * 60,
      {
        Complainant: 'A parent',
        ComplaintType: 'Teaching',
        ComplaintReason: 'The class began late.',
        GenerationTime: at(-days(3)),
      },
    ],
    [
      'ComplaintWithdrawnReminder',
      2 * 24 * 60,
      { complainant: 'A parent', complaintType: 'Teaching', remark: 'The parent has withdrawn the complaint.' },
    ],
    [
      'CancellationReminder',
      26 * 60,
      {
        ClassTime: at(-hours(20)),
        ClassType: 'Normal',
        CancellationStatus: 'Canceled',
        OperationType: 'By the student',
        OperationTime: at(-hours(26)),
        CancellationDetails: 'The student is ill. You are paid as agreed.',
      },
    ],
    [
      'SVIPBookingReminder',
      20 * 60,
      { ...fourth.id, classTime: fourth.time, classType: 'SVIP', remark: 'Please prepare the business English unit.' },
    ],
    ['BookingReminder', 9 * 60, { CLASSID: third.id.classId ?? '', CLASSTIME: third.time, CLASSTYPE: 'Normal' }],
    ['ShiftClockReminder', 70, { ClassTime: next.time, Remark: 'Your shift begins soon. Please clock in.' }],
    [
      'AbsenceReminder',
      45,
      { ...second.id, classTime: second.time, classType: 'Normal', remark: 'Can you teach this class?' },
    ],
    ['ClassReminder', 8, { ...next.id, ClassTime: next.time, ClassType: 'Normal' }],
  ];
}
