import { seconds } from '../time/durations.ts';

/** The widget shakes this often, for this long (specification, growth §2 and §9). */
export const shakeEveryMs = seconds(12);
export const shakeForMs = seconds(2);

/** What the entry's looks depend on. */
export interface GrowthEntryInput {
  unclaimedPoints: number;
  /** 0 while the tutor has no level. */
  level: number;
  completedTasks: number;
  totalTasks: number;
  /** Medals, rights, milestones and clothes that wait. */
  rewards?: number | undefined;
  /** The first close has dismissed the red packet. */
  isRedPacketClosed: boolean;
}

/** What the growth-centre widget says and whether it shakes (specification, growth §2). */
export function growthEntry(input: GrowthEntryInput): {
  label: 'Receive' | 'Enter';
  progress?: string;
  isShaking: boolean;
} {
  const isShaking = input.unclaimedPoints > 0 || input.level <= 0;
  if (input.unclaimedPoints > 0 && !input.isRedPacketClosed) return { label: 'Receive', isShaking };
  return { label: 'Enter', progress: `${input.completedTasks}/${input.totalTasks}`, isShaking };
}

/** Closing: the first time only the red packet goes, the next time the widget (specification, growth §2). */
export function closeGrowthEntry(input: Pick<GrowthEntryInput, 'unclaimedPoints' | 'isRedPacketClosed'>): {
  isRedPacketClosed: boolean;
  isHidden: boolean;
} {
  const isRedPacketShown = input.unclaimedPoints > 0 && !input.isRedPacketClosed;
  return { isRedPacketClosed: true, isHidden: !isRedPacketShown };
}
