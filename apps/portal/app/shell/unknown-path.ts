import { type LoaderFunctionArgs, redirect } from '@remix-run/node';

/** A last part like `app.js` or `apple-touch-icon.png`. No page of ours has one. */
const filePath = /\.[a-z][a-z0-9]{0,7}$/i;

/**
 * Unknown paths go to /404 (specification, core §2), signed in or not. What is asked for as a file gets a short answer
 * instead: a script or a picture that turns out to be a page only confuses.
 */
export function loader({ request }: LoaderFunctionArgs): Response {
  const isPageWanted = (request.headers.get('accept') ?? '').includes('text/html');
  if (filePath.test(new URL(request.url).pathname) && !isPageWanted) return new Response('Not found', { status: 404 });
  return redirect('/404');
}

export const action = loader;
