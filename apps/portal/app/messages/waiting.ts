import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loaderFailure } from '../session/guard.server.ts';
import { loadWaiting } from './waiting.server.ts';

/** What waits for the tutor, for the browser once it is interactive and whenever an event says that it changed. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return json(await loadWaiting(args));
  } catch (error) {
    if (error instanceof Response) throw error;
    throw await loaderFailure(error, args);
  }
}
