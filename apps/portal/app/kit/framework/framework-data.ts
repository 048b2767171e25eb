// How the framework's pages fetch the data of loaders and actions, while single fetch is off: by a parameter in the query, told by
// headers of the answer. No part of its public interface. Known only here, for a line that is lost may not take a page away
// (https://github.com/remix-run/remix/issues/360, https://github.com/remix-run/remix/issues/5418).

const parameter = '_data';

/** The route whose data an address asks for; null for a document. */
export function routeIdAskedBy(url: URL): string | null {
  return url.searchParams.get(parameter);
}

/** The address of the page itself. */
export function withoutRouteId(url: URL): URL {
  const page = new URL(url);
  page.searchParams.delete(parameter);
  return page;
}

export function withRouteId(url: URL, routeId: string): URL {
  const asking = new URL(url);
  asking.searchParams.set(parameter, routeId);
  return asking;
}

/** What an answer is: data, an address to go to, what a loader threw, an unexpected error; undefined for one that is not ours. */
export function kindOfAnswer({ headers }: Response): 'data' | 'redirect' | 'thrown' | 'error' | undefined {
  if (headers.has('x-remix-redirect')) return 'redirect';
  if (headers.has('x-remix-catch')) return 'thrown';
  if (headers.has('x-remix-error')) return 'error';
  return headers.has('x-remix-response') ? 'data' : undefined;
}

/** Where an answer leads. */
export function redirectOf({ headers }: Response): string | null {
  return headers.get('x-remix-redirect');
}

/** The same answer, leading elsewhere. */
export function withRedirect(answer: Response, to: string): Response {
  const headers = new Headers(answer.headers);
  headers.set('x-remix-redirect', to);
  return new Response(answer.body, { status: answer.status, headers });
}

/** Whether an answer leads to another document, and not to another page of this one. */
export function leavesDocument({ headers }: Response): boolean {
  return headers.has('x-remix-reload-document');
}

/** Data as the framework takes them for an answer of its own. */
export function dataAnswer(data: unknown, status: number): Response {
  return Response.json(data, { status, headers: { 'x-remix-response': 'yes' } });
}
