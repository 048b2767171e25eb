import { isMonth, monthOf, monthRange, shiftMonth } from '../time/calendar-month.ts';
import { addZonedDays, companyZone, startOfZonedWeek, zonedDate, zonedDayFromText } from '../time/zone.ts';

/** What is assessed, each by what happened in the cycle. */
export const strengths = ['attendance', 'punctuality', 'remarks', 'ratings', 'response'] as const;
export type Strength = (typeof strengths)[number];

interface StrengthRule {
  name: string;
  /** How the score comes about. */
  formula: string;
  /** What helps most. */
  advice: string;
  href: string;
  hrefLabel: string;
}

/** How each is counted and what to do about it (the specification names the assessment alone: these are ours). */
export const strengthRules: Readonly<Record<Strength, StrengthRule>> = {
  attendance: {
    name: 'Attendance',
    formula: 'Classes held, out of those held, missed and cancelled by you',
    advice: 'Answer confirmations early, and release only time that you can keep.',
    href: '/classTab',
    hrefLabel: 'Class Table',
  },
  punctuality: {
    name: 'Punctuality',
    formula: 'Shifts that you clocked in to on time',
    advice: 'Clock in before your first class begins; the button stands in your panel.',
    href: '/home',
    hrefLabel: 'Dashboard',
  },
  remarks: {
    name: 'Remarks',
    formula: 'Classes with a remark within 24 hours',
    advice: 'Write remarks between lessons: those that are due wait in one list.',
    href: '/remarksDue',
    hrefLabel: 'Remarks due',
  },
  ratings: {
    name: 'Ratings',
    formula: 'Average stars, five being 100',
    advice: 'Read what students liked and missed, and answer their comments.',
    href: '/comments/commentDetails',
    hrefLabel: 'Student Comment',
  },
  response: {
    name: 'Response',
    formula: 'Class requests answered within 10 seconds',
    advice: 'Turn the sound of notices on while you are free, and answer with Grab or Close.',
    href: '/10sResponseRateRanking',
    hrefLabel: '10 s response rate',
  },
};

/** A cycle: a month of the company, or a week of it from Monday. */
export interface StrengthCycle {
  start: Date;
  end: Date;
  /** The days to ask the cycles before and after by, yyyy-MM-dd. */
  previous: string;
  next: string;
}

/** The cycle that a day of the company lies in. */
export function strengthCycle(date: string, isMonthly: boolean): StrengthCycle {
  if (isMonthly) {
    const month = date.slice(0, 7);
    return {
      ...monthRange(month, companyZone),
      previous: `${shiftMonth(month, -1)}-01`,
      next: `${shiftMonth(month, 1)}-01`,
    };
  }
  const day = zonedDayFromText(date, companyZone);
  if (day === undefined) throw new Error(`no day ${date}`);
  const start = startOfZonedWeek(day, companyZone);
  const end = addZonedDays(start, 7, companyZone);
  return {
    start,
    end,
    previous: zonedDate(addZonedDays(start, -7, companyZone), companyZone),
    next: zonedDate(end, companyZone),
  };
}

/** The day that an address asks for; today for none, nonsense, and days to come. */
export function strengthDay(asked: string | null, now: Date): string {
  const today = zonedDate(now, companyZone);
  if (asked === null || zonedDayFromText(asked, companyZone) === undefined) return today;
  const isKnown = isMonth(asked.slice(0, 7)) && asked.slice(0, 7) <= monthOf(now, companyZone);
  return isKnown && asked <= today && asked >= '2000-01-01' ? asked : today;
}

/** The one to work on first: the lowest score; undefined while nothing is scored, or all is full. */
export function weakest(scores: readonly { strength: Strength; score: number | undefined }[]): Strength | undefined {
  const scored = scores.flatMap(({ strength, score }) =>
    score === undefined || score >= 100 ? [] : [{ strength, score }],
  );
  return scored.toSorted((a, b) => a.score - b.score)[0]?.strength;
}
