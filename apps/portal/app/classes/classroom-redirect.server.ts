import { redirect } from '@remix-run/node';
import { classroomUrl } from '@tutor/rules/classes/classroom-url';
import { errorFlash, setFlash } from '../kit/forms/flash.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import type { Guarded } from '../session/guarded.server.ts';

interface Classroom {
  /** Asks the service for the address: the browser's, or the desktop client's. */
  address: (api: Api, isInClient: boolean) => Promise<string>;
  /** Where the tutor reads why the classroom is not open. */
  backTo: string;
}

/** Leads into a classroom, or back with the reason when it is not open. */
export async function intoClassroom(args: Guarded, { address, backTo }: Classroom): Promise<Response> {
  const { api } = args;
  const back = async (flash: Parameters<typeof setFlash>[0]) =>
    redirect(backTo, { headers: { 'set-cookie': await setFlash(flash) } });
  try {
    const url = classroomUrl(await address(api, await isDesktopClient(args.request)));
    if (url !== undefined) return redirect(url, { headers: { 'referrer-policy': 'no-referrer' } });
    return await back({ tone: 'error', message: 'The classroom has no address. Please tell your Team Manager.' });
  } catch (error) {
    requireFailedCall(error);
    return await back(errorFlash(error));
  }
}
