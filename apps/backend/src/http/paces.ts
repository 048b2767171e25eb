import { hours, minutes, seconds } from '@tutor/rules/time/durations';

/** How often somebody may do something, in a window of time that begins with the first time. */
interface Pace {
  max: number;
  windowMs: number;
  /** To whoever is faster, in the caller's words. */
  words: string;
}

const later = 'Please wait a few minutes and try again.';
const soon = 'Please wait a moment and try again.';

/** Every pace of calls that others receive, or that cost others their time: more than anybody needs who does it by hand. */
export const paces = {
  newGroup: { max: 10, windowMs: minutes(10), words: `You have opened many groups just now. ${later}` },
  /** People who are brought into groups, whoever they are. */
  groupPeople: {
    max: 400,
    windowMs: minutes(10),
    words: `You have brought many people into groups just now. ${later}`,
  },
  groupChange: { max: 15, windowMs: minutes(1), words: `You are changing this group very often. ${soon}` },
  invitation: { max: 15, windowMs: minutes(1), words: `You are inviting people very often. ${soon}` },
  /** Who is removed, gets another role, or is let in: one by one, as fast as one presses. */
  groupMember: { max: 60, windowMs: minutes(1), words: `You are changing members very fast. ${soon}` },
  leaving: { max: 15, windowMs: minutes(1), words: `You are leaving groups very fast. ${soon}` },
  profile: {
    max: 10,
    windowMs: hours(1),
    words: `Your chat profile was changed very often. Please try again in an hour.`,
  },
  schedule: { max: 30, windowMs: minutes(1), words: `You are leaving messages for later very fast. ${soon}` },
  recall: { max: 30, windowMs: minutes(1), words: `You are recalling messages very fast. ${soon}` },
  opening: { max: 60, windowMs: minutes(1), words: `You are opening conversations very fast. ${soon}` },
  search: { max: 15, windowMs: seconds(15), words: `You are searching very often. ${soon}` },
  contacts: { max: 60, windowMs: seconds(30), words: `You are searching very often. ${soon}` },
  ranking: { max: 60, windowMs: seconds(30), words: `You are looking at rankings very often. ${soon}` },
} as const satisfies Readonly<Record<string, Pace>>;

export type PaceName = keyof typeof paces;

/** The paces that a call takes, or why it needs none. */
export type PaceOfCall = { takes: readonly PaceName[] } | { needsNone: string };
