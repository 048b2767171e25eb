import type { ClassEntry } from './class-state.ts';

/** The zone and the day of the classes below: Friday 20 November 2026 in Manila, 09:10 at the stories' clock. */
export const storyZone = 'Asia/Manila';
export const storyNow = new Date('2026-11-20T01:10:00Z');

const students = ['Mia Chen', 'Leo Wang', 'Ruby Li', 'Ethan Zhou', 'Coco Sun', 'Max Huang', 'Ivy Zhao', 'Tom Liu'];
const units = ['Unit 3, Lesson 2', 'Unit 1, Lesson 5', 'Unit 7, Lesson 1', 'Unit 2, Lesson 4'];

/** A class that starts at a Manila time of that day; overrides win. */
export function storyClass(time: string, overrides: Partial<ClassEntry> = {}, day = '2026-11-20'): ClassEntry {
  const start = new Date(`${day}T${time}:00+08:00`);
  const index = Math.abs(Math.floor(start.getTime() / 1_800_000));
  return {
    id: `${day}-${time}`,
    kind: 'class',
    start,
    end: new Date(start.getTime() + 25 * 60_000),
    status: 'Confirmed',
    isMissingRemark: false,
    studentName: students[index % students.length],
    subject: index % 3 === 0 ? 'Business English' : 'Kids English',
    unit: units[index % units.length],
    tool: 8,
    ...overrides,
  };
}

/** An approved leave between two moments of the clock in Manila. */
export function storyLeave(start: string, end: string): ClassEntry {
  return {
    id: `leave-${start}`,
    kind: 'leave',
    start: new Date(`${start}:00+08:00`),
    end: new Date(`${end}:00+08:00`),
    status: 'Confirmed',
    isMissingRemark: false,
    leaveType: 'Sick leave',
  };
}

/** A morning in every state. */
export const storyDay: readonly ClassEntry[] = [
  storyClass('06:00'),
  storyClass('06:30', { isMissingRemark: true }),
  storyClass('07:30', { status: 'Canceled' }),
  storyClass('09:00'),
  storyClass('09:30'),
  storyClass('10:00', { status: 'Waited' }),
  storyClass('11:00', { kind: 'busy', studentName: undefined, subject: undefined, unit: undefined }),
  storyClass('18:30'),
  storyClass('19:00', { status: 'Waited' }),
];
