import { guarded } from '../session/guarded.server.ts';
import { intoClassroom } from './classroom-redirect.server.ts';

/** Leads to the temporary classroom, for the desktop client. */
export const loader = guarded((args) => {
  return intoClassroom(args, {
    address: async (api) => (await api.shellNotices.temporaryClassroom()).body.Url ?? '',
    backTo: '/home',
  });
});
