import { ApiError } from '@tutor/api/core/api-error';
import type { Api } from './api.server.ts';
import type { Session } from './session.server.ts';

// By the session as it was opened: one object for all requests with its cookie.
const tutors = new WeakMap<Session, Promise<number | undefined>>();

/** Keeps whose session it is, where the service has said so. */
export function rememberTutor(session: Session, tuid: number): void {
  tutors.set(session, Promise.resolve(tuid));
}

/** Whose session it is, asked of the service where this process has not heard it yet; undefined while nobody can say. */
export function findTutorOf(session: Session, api: Api): Promise<number | undefined> {
  const known = tutors.get(session);
  if (known !== undefined) return known;
  const asked = api.account.userInfo().then(
    ({ body }) => body.tuid,
    (error: unknown) => {
      tutors.delete(session);
      if (!(error instanceof ApiError)) throw error;
      return undefined;
    },
  );
  tutors.set(session, asked);
  return asked;
}
