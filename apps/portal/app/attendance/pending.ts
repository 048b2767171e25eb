import { requireFailedCall } from '../kit/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';

/** The classes that wait for an answer, for the frame once it is interactive; null when they could not be had. */
export const loader = guarded(async ({ api }) => {
  try {
    const { body } = await api.attendance.pending();
    return { requests: body };
  } catch (error) {
    requireFailedCall(error);
    return { requests: null };
  }
});
