import { hours, minutes } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { openClasses } from '../../src/classes/open-class-tables.ts';
import type { Queries } from '../../src/database/database.ts';
import { shellStates } from '../../src/shell/tables.ts';
import { randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';
import { planOpenClasses } from './plan-open-classes.ts';
import { people } from './student-people.ts';

/** Before the lessons of a day begin. */
const opensAfterMs = hours(8);
const lengthMs = minutes(45);
const seats = 16;
/** Days from today on which open classes stand; the one that was cancelled is negative and last. */
const pastDays = [-17, -10, -3] as const;
const comingDays = [2, 6] as const;

const subjects = [
  ['Story hour', 'A story with pictures, and everybody says one sentence'],
  ['Pronunciation workshop', 'The sounds of “th”, “r” and “l”, with games'],
  ['English corner', 'Small talk about hobbies and the weekend'],
] as const;

/** Open classes of a tutor who gives them, behind and ahead; ahead there are always some. */
export async function seedOpenClasses(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const [state] = await tx
    .select({ isTeacher: shellStates.isOpenClassTeacher })
    .from(shellStates)
    .where(eq(shellStates.tuid, tuid));
  if (state?.isTeacher !== true) return;
  const own = eq(openClasses.tuid, tuid);
  const [known] = await tx.select({ id: openClasses.id }).from(openClasses).where(own).limit(1);
  const [coming] = await tx
    .select({ id: openClasses.id })
    .from(openClasses)
    .where(and(own, gt(openClasses.startsAt, now), isNull(openClasses.canceledAt)))
    .limit(1);
  const days = [...(known === undefined ? pastDays : []), ...(coming === undefined ? comingDays : [])];
  const today = startOfZonedDay(now, template.timeZone);
  const planned = days.map((day) => {
    const startsAt = new Date(addZonedDays(today, day, template.timeZone).getTime() + opensAfterMs);
    const random = randomOf(`${template.key} open class ${startsAt.toISOString()}`);
    const [title, topic] = random.pick(subjects);
    return {
      title,
      topic,
      startsAt,
      endsAt: new Date(startsAt.getTime() + lengthMs),
      seats,
      canceledAt: day === pastDays[0] ? new Date(startsAt.getTime() - hours(5)) : null,
      studentNames: people
        .filter(() => random.chance(0.5))
        .slice(0, seats)
        .map(({ name }) => name),
    };
  });
  await planOpenClasses(tx, tuid, planned);
}
