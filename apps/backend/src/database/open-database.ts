import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** The database that the settings name. `onTrouble` is for the log; after `onLost` this process must not write any more. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { onTrouble, onLost }: { onTrouble: (error: Error) => void; onLost: (error: Error) => void },
): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPglite(config.dataDir, { onTrouble, onLost })
    : openPostgres(config.databaseUrl, onTrouble);
}
