import { json } from '@remix-run/node';
import { recordClientVersion } from '../account/client-version.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadExtras } from './extras.server.ts';

/** What the frame shows beside the page, for the browser once it is interactive. */
export const loader = guarded(async (args) => {
  const [extras, recorded] = await Promise.all([loadExtras(args), recordClientVersion(args)]);
  return json(extras, recorded === undefined ? {} : { headers: { 'set-cookie': recorded } });
});
