import type { Queries } from '../../src/database/database.ts';
import { educations, personalDetails, workExperiences } from '../../src/profile/personal-data-tables.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

const cities = [
  { province: 'Metro Manila', city: 'Quezon City' },
  { province: 'Cebu', city: 'Cebu City' },
  { province: 'Davao del Sur', city: 'Davao City' },
  { province: 'Laguna', city: 'Santa Rosa' },
] as const;

/** Personal data of a tutor who has filled it in, the same for the same tutor. */
export async function seedPersonalData(tx: Queries, { tuid, template, now }: SeedTarget): Promise<void> {
  const place = cities[tuid % cities.length] ?? cities[0];
  const graduated = now.getUTCFullYear() - 6 - (tuid % 5);
  await tx
    .insert(personalDetails)
    .values({
      tuid,
      sex: template.sex === 'male' ? 1 : 2,
      birthday: `${graduated - 22}-0${(tuid % 9) + 1}-1${tuid % 9}`,
      ...place,
      location: '',
      introduction: 'I love small steps and big smiles. My students talk more than I do.',
      equipment: tuid % 2 === 0 ? 'Laptop' : 'Desktop',
      provider: tuid % 2 === 0 ? 'PLDT' : 'Converge',
      connection: 'Fibre',
      speedMbps: 100,
      hobbies: ['Reading', 'Music', 'Hiking'],
      interests: 'Singing in our church choir',
    })
    .onConflictDoNothing();
  await tx
    .insert(educations)
    .values({
      tuid,
      school: 'University of the Philippines',
      degree: 'Bachelor',
      major: 'Secondary Education, English',
      startYear: graduated - 4,
      endYear: graduated,
    })
    .onConflictDoNothing();
  await tx
    .insert(workExperiences)
    .values({
      tuid,
      employer: 'San Isidro National High School',
      position: 'English teacher',
      startYear: graduated,
      endYear: graduated + 3,
      description: 'Grades 7 to 9, reading club.',
    })
    .onConflictDoNothing();
}
