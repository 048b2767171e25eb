import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { seedChat } from '../demo/chat/seed.ts';
import { seedColleagues } from '../demo/rankings/colleagues.ts';
import { seedOffers, seedTutors } from '../demo/seed-tutors.ts';
import { Passwords } from '../src/account/passwords.ts';
import { openPostgres } from '../src/database/open-postgres.ts';
import { readIdentityKeys } from '../src/identity/identity-keys.ts';
import { fillSearchTexts } from '../src/messages/search-text.ts';
import { seedCompany } from '../src/seed-company.ts';
import { importTraining } from '../src/training/import-training.ts';
import { trainingContentFolder } from '../src/training-content-folder.ts';
import { cheapCost, createDatabase } from './open-prepared.ts';

/** Migrates one database for all test files, and seeds one as of now: making them takes seconds, a copy does not. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = fork(fileURLToPath(new URL('postgres-server.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  // Test files run in processes started after this and inherit it.
  process.env.PREPARED_DATABASES = await addressOf(server);
  const migrated = await openPostgres(await createDatabase('migrated'));
  await migrated.migrate();
  await migrated.close();
  const seeded = await openPostgres(await createDatabase('seeded', 'migrated'));
  await seedCompany(seeded, new Date());
  await importTraining(seeded, trainingContentFolder, new Date());
  await seedOffers(seeded, new Date());
  await seedTutors(seeded, new Passwords(cheapCost), new Date());
  await seedColleagues(seeded, new Date());
  await seedChat(seeded, new Date());
  await fillSearchTexts(seeded.queries);
  await readIdentityKeys(seeded, new Date());
  await seeded.close();
  return async () => {
    const ended = once(server, 'exit');
    server.disconnect();
    await ended;
  };
}

async function addressOf(server: ChildProcess): Promise<string> {
  const [address] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(([code]) => {
      throw new Error(`PostgreSQL did not start: its process ended with code ${code}`);
    }),
  ]);
  return String(address);
}
