import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { createApi } from '../session/api.server.ts';
import { refusedAddress } from '../session/refused-address.server.ts';

/** The training site, by the host that the settings name for it; for visitors too (specification, core §2). */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  try {
    const { body } = await createApi(args.context).shell.setting();
    const host = body.Hosts?.Menus?.moodle;
    // Its messages are all that the portal itself has of it.
    if (host === undefined) return redirect('/trainingCenter/moodleMessage');
    return redirect(`/redirect?${new URLSearchParams({ host, path: '/' })}`);
  } catch (error) {
    return refusedAddress(error, args, '/trainingCenter/moodleMessage');
  }
}
