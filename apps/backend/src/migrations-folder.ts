import { fileURLToPath } from 'node:url';

/** The committed migrations, as far from the built server as from its sources. */
export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));
