import { randomBytes } from 'node:crypto';
import type { Queries } from '../../src/database/database.ts';
import { qaResults } from '../../src/scores/qa-tables.ts';
import { hiddenMenus, redirectHosts, shellStates } from '../../src/shell/tables.ts';
import { randomOf } from '../seeding/random.ts';
import type { SeedTarget } from '../seeding/seed-target.ts';

/** Example hosts of the company, in every kind that the white list knows. */
const whiteList = [
  { domain: 'training.tutors.example', isTokenAllowed: true, level: 0 },
  { domain: 'classroom.tutors.example', isTokenAllowed: true, level: 1 },
  { domain: 'help.tutors.example', isTokenAllowed: false, level: 0 },
  { domain: 'partners.example', isTokenAllowed: false, level: 1 },
];

/** Where /redirect may lead to. */
export async function seedRedirectHosts(tx: Queries): Promise<void> {
  await tx.insert(redirectHosts).values(whiteList).onConflictDoNothing();
}

/** The frame of a tutor, by template. */
export async function seedShellState(tx: Queries, { tuid, template }: SeedTarget): Promise<void> {
  const isAnnounced = template.key === 'announcements';
  await tx
    .insert(shellStates)
    .values({
      tuid,
      isClientNoticeShown: isAnnounced,
      isPosterShown: !isAnnounced,
      isOpenClassTeacher: template.key === 'ordinary',
      isReferralHidden: template.flags?.limitRefferal === true,
      referralCode: randomBytes(9).toString('base64url'),
      classroomCode: randomBytes(9).toString('base64url'),
    })
    .onConflictDoNothing();
  // Custom mode: what the company hides stays hidden (decisions, Access).
  if (template.flags?.isCustomized === true) {
    await tx
      .insert(hiddenMenus)
      .values([{ tuid, name: 'serviceFee', isByCompany: true }])
      .onConflictDoNothing();
  }
  await seedQaResults(tx, { tuid, template });
}

const qaCategories = ['Pronunciation Result', 'Grammar Result', 'Fluency Result', 'Lesson Delivery', 'TESOL Result'];

async function seedQaResults(tx: Queries, { tuid, template }: Pick<SeedTarget, 'tuid' | 'template'>): Promise<void> {
  if (template.workload === 'none') return;
  const random = randomOf(`${template.key} qa`);
  const rows = qaCategories.map((category, position) => ({
    tuid,
    position,
    category,
    score: random.between(78, 98),
  }));
  await tx.insert(qaResults).values(rows).onConflictDoNothing();
}
