import type { Config } from '../config.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** The database that the settings name. `onTrouble` hears of lost connections, `onLockLost` of a lost data folder. */
export function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onTrouble: (error: Error) => void,
  onLockLost: (error: Error) => void,
): Promise<Database> {
  return config.databaseUrl === undefined
    ? openPglite(config.dataDir, onLockLost)
    : openPostgres(config.databaseUrl, onTrouble);
}
