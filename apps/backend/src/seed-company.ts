import { settleShownNames } from './chat/people.ts';
import { seedStaff } from './chat/seed-staff.ts';
import type { Database } from './database/database.ts';
import { seedGrowthTasks } from './growth/seed-growth-tasks.ts';
import { seedAgreement } from './profile/seed-agreement.ts';
import { seedGrades } from './scores/seed-grades.ts';
import { seedShell } from './shell/seed-shell.ts';

/** What the service needs before its first tutor: grades, agreement, growth tasks, help, staff of the chat. Running it again changes nothing. */
export async function seedCompany(database: Database, now: Date): Promise<void> {
  await database.exclusively(async (queries) => {
    await seedGrades(queries);
    await seedAgreement(queries, now);
    await seedGrowthTasks(queries);
    await seedShell(queries);
    await seedStaff(queries);
    await settleShownNames(queries);
  });
}
