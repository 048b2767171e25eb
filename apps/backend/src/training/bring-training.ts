import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import { problemText } from './content-problem.ts';
import { importTraining } from './import-training.ts';

/** Imports the training material at the start of a server. What is wrong with a file is logged and stops nobody. */
export async function bringTraining({
  database,
  log,
  folder,
  now,
}: {
  database: Database;
  log: Log;
  folder: string;
  now: Date;
}): Promise<void> {
  const startedAt = performance.now();
  const { changed, retired, problems } = await importTraining(database, folder, now);
  for (const problem of problems) log.error({ problem: problemText(problem) }, 'training material');
  const durationMs = Math.round(performance.now() - startedAt);
  log.info({ changed, retired, problems: problems.length, durationMs }, 'training material imported');
}
