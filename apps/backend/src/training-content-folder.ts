import { fileURLToPath } from 'node:url';

/** The training material that comes with the service, as far from the built server as from its sources. */
export const trainingContentFolder = fileURLToPath(new URL('../content/training', import.meta.url));
