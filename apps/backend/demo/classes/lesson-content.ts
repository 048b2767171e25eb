import type { LessonKind } from '@tutor/rules/classes/lesson-kind';
import { days } from '@tutor/rules/time/durations';
import type { Random } from '../seeding/random.ts';
import { type CatalogueCourse, type CatalogueUnit, catalogue, catalogueUnits } from './course-catalogue.ts';
import { type Person, people, personOfName } from './student-people.ts';

const unitsBySid = new Map(catalogue.map((course) => [course.sid, catalogueUnits(course)]));

/** A student goes on to the next lesson this often. */
const paceMs = days(4);

/** What a lesson is about, drawn from the stream: a student, and the lesson that is that student's turn at `startsAt`. */
export function lessonContent(random: Random, startsAt: Date) {
  return contentFor(random.pick(people), random, startsAt);
}

/** The same for a student of whom the name is given. */
export function lessonContentOf(studentName: string, random: Random, startsAt: Date) {
  return contentFor(personOfName(studentName), random, startsAt);
}

function contentFor(person: Person, random: Random, startsAt: Date) {
  const { course, unit } = turnOf(person, startsAt);
  const lessonKind = kindOf(person, unit, random);
  return {
    studentName: person.name,
    subjectName: course.name,
    unitName: unit.title,
    unitId: unit.unitId,
    lessonKind,
    lessonFeeCentavos: feeOf(course, lessonKind),
    // EClassroom for most, the company's other rooms for some (specification, core §3).
    classTool: random.chance(0.8) ? 0 : random.pick([4, 8, 10, 11]),
  };
}

/** The course and the lesson that a student has come to at an instant: a function of time, so that all seeds agree. */
export function turnOf(
  person: Person,
  at: Date,
): { course: CatalogueCourse; unit: CatalogueUnit; before: CatalogueUnit[] } {
  const offset = people.findIndex(({ name }) => name === person.name) * 7;
  let place = Math.floor(at.getTime() / paceMs) + Math.max(0, offset);
  const courses = person.sids.flatMap((sid) => catalogue.filter((course) => course.sid === sid));
  const total = courses.reduce((sum, course) => sum + lessonsOf(course).length, 0);
  place %= total;
  const before: CatalogueUnit[] = [];
  for (const course of courses) {
    const units = lessonsOf(course);
    const unit = units[place];
    if (unit !== undefined) return { course, unit, before: [...before, ...units.slice(0, place)] };
    place -= units.length;
    before.push(...units);
  }
  throw new Error(`${person.name} takes no course`);
}

/** The lessons of a course without its teaching plan, which is read and not taught. */
function lessonsOf({ sid }: CatalogueCourse): CatalogueUnit[] {
  return (unitsBySid.get(sid) ?? []).filter(({ isRemark }) => isRemark);
}

function kindOf({ ucid }: Person, { classType }: CatalogueUnit, random: Random): LessonKind {
  const isSmall = random.chance(0.06);
  if (ucid === 3) return 'trial';
  if (ucid === 2) return 'vip';
  if (classType > 0) return 'test';
  return isSmall ? 'small' : 'normal';
}

/** VIP lessons and small classes earn more. */
function feeOf({ feeCentavos }: CatalogueCourse, kind: LessonKind): number {
  if (kind === 'vip') return feeCentavos + 3_000;
  return kind === 'small' ? feeCentavos + 4_500 : feeCentavos;
}
