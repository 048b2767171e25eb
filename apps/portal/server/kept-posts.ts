import type { AppLoadContext } from '@remix-run/server-runtime';
import type { KeptPost } from '../app/account/kept-posts.server.ts';
import { findKeepingBrowser } from '../app/account/lost-post.server.ts';
import { createApi } from '../app/session/api.server.ts';
import { readSession } from '../app/session/session.server.ts';
import { findTutorOf } from '../app/session/session-tutor.server.ts';
import type { Handle } from './route-handler.ts';

/**
 * Shows what a form has sent without a session again, to its tutor and on its own page, until a form is sent there: the page is
 * what the post would have been answered with, by a service that has refused it for the session alone.
 */
export function withKeptPosts(handle: Handle): Handle {
  return async (request, context) => {
    const url = new URL(request.url);
    const isDocument = !url.searchParams.has('_data');
    url.searchParams.delete('_data');
    const path = url.pathname + url.search;
    const browser = await findKeepingBrowser(request);
    const post = browser && context.keptPosts.find(browser.id, path, new Date());
    if (browser === undefined || post === undefined) return handle(request, context);
    if (!(await isOf(post, request, context))) return handle(request, context);
    if (request.method === 'POST') context.keptPosts.forget(browser.id, path);
    if (request.method !== 'GET' || !isDocument) return handle(request, context);
    const answer = await handle(postOf(post, request), { ...context, keptPost: post });
    // A redirect back to here says all that there is to say; one to elsewhere, such as a sign-in, has shown nothing yet.
    const location = answer.headers.get('location');
    if (location !== null && new URL(location, url).pathname === url.pathname) {
      context.keptPosts.forget(browser.id, path);
    }
    // The page was only asked for, and here it is.
    return answer.status === 400 ? new Response(answer.body, { status: 200, headers: answer.headers }) : answer;
  };
}

async function isOf(post: KeptPost, request: Request, context: AppLoadContext): Promise<boolean> {
  const session = await readSession(request);
  return session !== undefined && (await findTutorOf(session, createApi(context, session.token))) === post.tuid;
}

function postOf({ fields }: KeptPost, { url, headers, signal }: Request): Request {
  const again = new Headers(headers);
  again.set('content-type', 'application/x-www-form-urlencoded');
  return new Request(url, {
    method: 'POST',
    headers: again,
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
    signal,
  });
}
