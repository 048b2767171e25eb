import { type ClassEventStatus, classPhase } from '@tutor/rules/classes/class-status';
import type { LucideIcon } from 'lucide-react';
import CalendarOff from 'lucide-react/icons/calendar-off';
import CheckCheck from 'lucide-react/icons/check-check';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import MinusCircle from 'lucide-react/icons/circle-minus';
import CirclePlay from 'lucide-react/icons/circle-play';
import CircleX from 'lucide-react/icons/circle-x';
import FilePenLine from 'lucide-react/icons/file-pen-line';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hourglass from 'lucide-react/icons/hourglass';
import Lock from 'lucide-react/icons/lock';
import type { Tone } from '../theme/tokens.ts';

/** One entry of the class table, in the tutor's terms. */
export interface ClassEntry {
  /** Unique in the table and stable over time. */
  id: string;
  /**
   * `open`: time that can be booked. `busy`: half hours that can be booked together, the company's BusyTime. `leave`: time off
   * that was approved. `training`: a training lesson that was booked.
   */
  kind: 'class' | 'open' | 'busy' | 'leave' | 'training';
  start: Date;
  end: Date;
  status: ClassEventStatus;
  /** Over, and its remark is not written yet. */
  isMissingRemark: boolean;
  /** The slot cannot be used: it leads nowhere and opens nothing. */
  isDisabled?: boolean | undefined;
  studentName?: string | undefined;
  subject?: string | undefined;
  unit?: string | undefined;
  /** Over, although its teaching material was never recorded (specification, core §4 'Class status': incorrectFinished). */
  isFinishedIncorrectly?: boolean | undefined;
  /** Not over, and no teaching material is recorded yet (same place: unfinished). Told once the class has begun. */
  isUnfinished?: boolean | undefined;
  /** Kind of a leave in words. */
  leaveType?: string | undefined;
  /** Index of the class tool, 0 to 11. */
  tool?: number | undefined;
}

/** What a class is to the tutor right now; each has a colour, an icon and a word. */
export type ClassState =
  | 'waited'
  | 'confirmed'
  | 'canceled'
  | 'open'
  | 'busy'
  | 'onLeave'
  | 'training'
  | 'disabled'
  | 'inProgress'
  | 'unfinished'
  | 'finished'
  | 'incorrectFinished'
  | 'missingRemark'
  | 'incorrectMissingRemark';

/** State of an entry at `now`: what it is now counts more than the status it was given before. */
export function classState(entry: ClassEntry, now: Date): ClassState {
  if (entry.kind === 'leave') return 'onLeave';
  if (entry.isDisabled) return 'disabled';
  if (entry.kind !== 'class') return entry.status === 'Canceled' ? 'canceled' : entry.kind;
  const phase = classPhase(entry, now);
  if (phase === 'upcoming' || phase === 'joinable') return entry.status === 'Confirmed' ? 'confirmed' : 'waited';
  if (phase === 'inProgress' && entry.isUnfinished === true) return 'unfinished';
  if (entry.isFinishedIncorrectly !== true) return phase;
  // Neither hides the other: what is missing is two things to do.
  if (phase === 'missingRemark') return 'incorrectMissingRemark';
  return phase === 'finished' ? 'incorrectFinished' : phase;
}

/** Whether a press on an entry does something. */
export function canOpen({ kind, isDisabled }: ClassEntry): boolean {
  return kind === 'leave' || isDisabled !== true;
}

/** How a state is told: never by colour alone. */
export interface ClassLook {
  word: string;
  tone: Tone;
  icon: LucideIcon;
}

/** Colour, icon and word of every state. */
export const classLooks: Readonly<Record<ClassState, ClassLook>> = {
  waited: { word: 'Waited', tone: 'info', icon: Hourglass },
  confirmed: { word: 'Confirmed', tone: 'success', icon: CircleCheck },
  canceled: { word: 'Cancelled', tone: 'danger', icon: CircleX },
  open: { word: 'Open', tone: 'neutral', icon: Circle },
  busy: { word: 'Busy', tone: 'neutral', icon: MinusCircle },
  onLeave: { word: 'On leave', tone: 'neutral', icon: CalendarOff },
  training: { word: 'Training', tone: 'brand', icon: GraduationCap },
  disabled: { word: 'Not available', tone: 'neutral', icon: Lock },
  inProgress: { word: 'In progress', tone: 'brand', icon: CirclePlay },
  unfinished: { word: 'Unfinished', tone: 'brand', icon: CircleDashed },
  finished: { word: 'Finished', tone: 'neutral', icon: CheckCheck },
  incorrectFinished: { word: 'Incorrectly finished', tone: 'warning', icon: CircleAlert },
  missingRemark: { word: 'Remark missing', tone: 'warning', icon: FilePenLine },
  incorrectMissingRemark: { word: 'Incorrectly finished, remark missing', tone: 'warning', icon: CircleAlert },
};

/** What to call an entry: the student, else what it is. */
export function classTitle(entry: ClassEntry): string {
  if (entry.kind === 'leave') return entry.leaveType ?? 'Leave';
  if (entry.kind === 'training') return 'Training lesson';
  if (entry.kind === 'open') return entry.isDisabled === true ? 'Closed time' : 'Open time';
  return entry.studentName ?? (entry.kind === 'busy' ? 'Busy time' : 'Class');
}

/** Subject and unit in one line, or undefined when neither is known. */
export function classTopic({ subject, unit }: ClassEntry): string | undefined {
  const topic = [subject, unit].filter(Boolean).join(' · ');
  return topic === '' ? undefined : topic;
}
