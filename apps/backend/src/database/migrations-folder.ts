import { fileURLToPath } from 'node:url';

/** The committed migrations, beside the sources. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
