import { companyZone } from '@tutor/rules/time/zone';
import type { Queries } from '../database/database.ts';
import { staffKeys } from './people.ts';
import { chatPeople } from './tables.ts';

const staff = [
  { staffKey: staffKeys.adviser, name: 'Study Adviser' },
  { staffKey: staffKeys.support, name: 'Tutor Support' },
];

/** The company's own accounts of the chat: the adviser, who owns the groups of tutors, and the support, who sends notices. */
export async function seedStaff(queries: Queries): Promise<void> {
  await queries
    .insert(chatPeople)
    .values(staff.map((person) => ({ ...person, kind: 'staff' as const, shownName: person.name, zone: companyZone })))
    .onConflictDoNothing();
}
