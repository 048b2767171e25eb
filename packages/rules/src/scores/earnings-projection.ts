import { enrolmentLevel } from './enrolment-bonus.ts';
import { remainingFlowers } from './flower-count.ts';
import { flowersInPesos, monthlyFlowerQuota } from './flowers.ts';

/** What is known of a month's earnings, in whole centavos and counts. */
export interface EarningsFacts {
  /** Classes of the month that were held, and their fees. */
  heldLessons: number;
  heldCentavos: number;
  /** Classes of the month that are still to come, and their fees. */
  bookedLessons: number;
  bookedCentavos: number;
  /** What the month's cancellations cost. */
  penaltyCentavos: number;
  /** Trial lessons turned into students, for the bonus. */
  enrolments: number;
  /** Flowers that are left, and those that were exchanged this month. */
  flowers: number;
  exchangedFlowers: number;
}

/** Shares of the booked classes that can be supposed to take place, in percent. */
export const bookedShares = [100, 95, 90, 80, 70, 50] as const;

/** The share that an address asks for; all for none and nonsense. */
export function bookedShare(asked: string | null): (typeof bookedShares)[number] {
  return bookedShares.find((share) => String(share) === asked) ?? 100;
}

/** One line of the projection; what is taken is negative. */
export interface EarningsLine {
  key: 'held' | 'booked' | 'bonus' | 'flowers' | 'penalties';
  label: string;
  centavos: number;
}

/** What the month would come to. An estimate, not a statement of account: the sum of its lines, and never below 0. */
export function projectEarnings(
  facts: EarningsFacts,
  sharePercent: number,
): { lines: EarningsLine[]; centavos: number } {
  const exchangedThisMonth = Math.min(Math.max(0, facts.exchangedFlowers), monthlyFlowerQuota);
  const flowers = exchangedThisMonth + remainingFlowers({ flowers: facts.flowers, exchangedThisMonth });
  const lines: EarningsLine[] = [
    { key: 'held', label: lessonsText(facts.heldLessons, 'held'), centavos: facts.heldCentavos },
    {
      key: 'booked',
      label: `${lessonsText(facts.bookedLessons, 'booked')}, ${sharePercent} % of them`,
      centavos: Math.round((facts.bookedCentavos * sharePercent) / 100),
    },
    { key: 'bonus', label: 'Enrolment bonus', centavos: enrolmentLevel(facts.enrolments).bonusPesos * 100 },
    {
      key: 'flowers',
      label: flowers === 1 ? '1 flower for cash' : `${flowers} flowers for cash`,
      centavos: flowersInPesos(flowers) * 100,
    },
    { key: 'penalties', label: 'Known penalties', centavos: facts.penaltyCentavos === 0 ? 0 : -facts.penaltyCentavos },
  ];
  return {
    lines,
    centavos: Math.max(
      0,
      lines.reduce((sum, line) => sum + line.centavos, 0),
    ),
  };
}

function lessonsText(count: number, how: string): string {
  return count === 1 ? `1 lesson ${how}` : `${count} lessons ${how}`;
}
