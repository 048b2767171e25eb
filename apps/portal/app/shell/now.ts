import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { serverNow } from '../session/server-clock.server.ts';

/** The service's present instant in ms since the epoch, for pages that were asleep. Signed in or not: it tells nothing else. */
export async function loader({ context }: LoaderFunctionArgs) {
  return json({ nowMs: await serverNow(context) });
}
