import { comparableText } from '@tutor/rules/shell/comparable-text';
import type { OfferedPerson } from './ask.ts';

export interface PeopleGroup {
  title: string;
  members: readonly OfferedPerson[];
}

/** People under their tutors, and the staff by itself; narrowed to those of whom, or of whose tutor, every word is part. */
export function groupPeople(people: readonly OfferedPerson[], search: string): PeopleGroup[] {
  const words = comparableText(search).split(/\s+/).filter(Boolean);
  const groups = new Map<string, OfferedPerson[]>();
  for (const person of people) {
    const title = person.tutor === null ? 'Staff' : `Students of ${person.tutor}`;
    const text = comparableText(`${person.name} ${title}`);
    if (words.every((word) => text.includes(word))) groups.set(title, [...(groups.get(title) ?? []), person]);
  }
  return [...groups].map(([title, members]) => ({ title, members }));
}
