import type { ChatPerson } from './chat-person.ts';
import type { Conversation } from './conversation.ts';
import { spoken } from './entry-text.ts';

interface Named {
  id: number;
  name: string;
}

/** A person under a name of their own; `sharedName` is the one that others have too. */
export type ToldApart<Person extends Named> = Person & { sharedName?: string };

/**
 * People of whom no two are shown under one name: those who share one, as masked names often do, are numbered in order of their
 * ids, 'Noo*** (1)' and 'Noo*** (2)'. Everybody in a conversation sees the same numbers.
 */
export function toldApart<Person extends Named>(people: readonly Person[]): ToldApart<Person>[] {
  const byName = new Map<string, Person[]>();
  for (const person of people) {
    const shown = shownAs(person);
    byName.set(shown, [...(byName.get(shown) ?? []), person]);
  }
  const names = new Map<Person, string>();
  const taken = new Set(byName.keys());
  for (const [shown, sharing] of byName) {
    if (sharing.length === 1) continue;
    let number = 0;
    for (const person of [...sharing].sort((a, b) => a.id - b.id)) {
      let name: string;
      do {
        number += 1;
        name = `${shown} (${number})`;
      } while (taken.has(name));
      names.set(person, name);
    }
  }
  return people.map((person) => {
    const name = names.get(person);
    return name === undefined ? person : { ...person, name, sharedName: shownAs(person) };
  });
}

function shownAs({ name }: Named): string {
  return spoken(name).normalize('NFC');
}

/** Of a group: no two of its people, nor of those who have left it, are shown under one name. */
export function withNamesApart(details: Conversation): Conversation {
  if (details.kind !== 'group') return details;
  const named = toldApart<ChatPerson>([...details.members, ...details.formerMembers]);
  const byId = new Map(named.map((person) => [person.id, person]));
  return {
    ...details,
    members: details.members.map((member) => ({ ...member, ...byId.get(member.id) })),
    formerMembers: details.formerMembers.map((person) => byId.get(person.id) ?? person),
  };
}
