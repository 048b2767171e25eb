import { guarded } from '../session/guarded.server.ts';
import { loadWaiting } from './waiting.server.ts';

/** What waits for the tutor, for the browser once it is interactive and whenever an event says that it changed. */
export const loader = guarded((args) => loadWaiting(args));
