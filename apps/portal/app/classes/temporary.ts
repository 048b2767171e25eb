import type { LoaderFunctionArgs } from '@remix-run/node';
import { intoClassroom } from './classroom-redirect.server.ts';

/** Leads to the temporary classroom, for the desktop client. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  return intoClassroom(args, {
    address: async (api) => (await api.shellNotices.temporaryClassroom()).body.Url ?? '',
    backTo: '/home',
  });
}
