import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { recordClientVersion } from '../account/client-version.server.ts';
import { loaderFailure } from '../session/guard.server.ts';
import { loadExtras } from './extras.server.ts';

/** What the frame shows beside the page, for the browser once it is interactive. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    const [extras, recorded] = await Promise.all([loadExtras(args), recordClientVersion(args)]);
    return json(extras, recorded === undefined ? {} : { headers: { 'set-cookie': recorded } });
  } catch (error) {
    if (error instanceof Response) throw error;
    throw await loaderFailure(error, args);
  }
}
