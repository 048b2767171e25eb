import { fileURLToPath } from 'node:url';

/** The built page of `apps/student`, as far from the built server as from its sources. */
export const studentPageFolder = fileURLToPath(new URL('../../student/build', import.meta.url));
