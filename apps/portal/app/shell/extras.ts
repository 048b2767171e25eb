import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loaderFailure } from '../account/guard.server.ts';
import { loadExtras } from './extras.server.ts';

/** What the frame shows beside the page, for the browser once it is interactive. */
export async function loader(args: LoaderFunctionArgs) {
  try {
    return json(await loadExtras(args));
  } catch (error) {
    if (error instanceof Response) throw error;
    throw await loaderFailure(error, args);
  }
}

/** Only forms that change what is shown here ask for it again. */
export function shouldRevalidate({ formAction }: { formAction?: string }): boolean {
  return (
    formAction !== undefined && /^\/(?:account|profile|releaseTime|scores|shell|messages\/agree)\b/.test(formAction)
  );
}
