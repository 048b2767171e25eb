import { loadPart } from '../kit/beside/parts.server.ts';
import { guarded } from '../session/guarded.server.ts';

/** The classes that wait for an answer, for the frame once it is interactive. */
export const loader = guarded(async ({ api }) => ({
  requests: await loadPart(api.attendance.pending(), ({ body }) => body),
}));
