import { unreachableMessage } from '@tutor/api/core/api-error';
import { callTimeoutMs } from '@tutor/rules/realtime/policy';
import { type FormReply, unsent } from '../forms/form-reply.ts';
import {
  dataAnswer,
  kindOfAnswer,
  leavesDocument,
  routeIdAskedBy,
  withoutRouteId,
} from '../framework/framework-data.ts';
import type { ShownPage } from '../framework/framework-router.ts';

type Fetch = typeof globalThis.fetch;

/** The framework, as far as patience needs it. */
export interface PatientPage {
  shown: () => ShownPage;
  /** Asks for the newest data of the page and of what is beside it. */
  askPageAnew: () => void;
  /** A form was answered, whatever with; not where the whole page is left for it. */
  onFormAnswer: (formAction: string) => void;
}

/** The portal could not be reached for the page that was gone to. */
export class LostLineError extends Error {
  override name = 'LostLineError';
}

const retryAfterMs = 5_000;
/**
 * Answers to the dialogs that open by themselves. Each is one call of the service, and while it is on its way its dialog stands
 * before the page: of a line that is silent they hear as the marks of the inbox do.
 */
const limitedForms = /^\/messages\/(?:notice|agree)$/;

/**
 * The framework's own fetch of data, made patient. When the line falls, here or between the portal and its service, the
 * framework would put an error page in the place of the page, with whatever is typed there. Instead a form hears that it was
 * not sent, a page that asks for its newest data keeps what it has and asks again until it comes, and so does what is loaded
 * beside the page. Going to another page fails as before.
 */
export function patientFetch(fetch: Fetch, { shown, askPageAnew, onFormAnswer }: PatientPage): Fetch {
  let isAskingAgain = false;
  const askAgain = async (): Promise<void> => {
    if (isAskingAgain) return;
    isAskingAgain = true;
    await lineMayBeBack(undefined);
    isAskingAgain = false;
    askPageAnew();
  };
  return async (input, init) => {
    const asked = input instanceof Request ? new URL(input.url) : new URL(input, window.location.href);
    const routeId = routeIdAskedBy(asked);
    if (routeId === null || asked.origin !== window.location.origin) return fetch(input, init);
    const url = withoutRouteId(asked);
    const isForm = (init?.method ?? 'GET').toUpperCase() !== 'GET';
    const limit = isForm && limitedForms.test(url.pathname) ? AbortSignal.timeout(callTimeoutMs) : undefined;
    for (;;) {
      const answer = await fetch(input, withLimit(init, limit)).catch((error: unknown) => {
        if (error instanceof TypeError) return error;
        if (init?.signal?.aborted) return givenUp();
        if (limit?.aborted) return new TypeError('the answer took too long');
        throw error;
      });
      const isOurs = answer instanceof Response && !isFromInBetween(answer);
      if (isForm) {
        const heard = isOurs ? answer : replyInstead(init?.body);
        if (!leavesDocument(heard)) onFormAnswer(url.pathname);
        return heard;
      }
      if (isOurs && !isPassing(answer)) return answer;

      const { path, pendingPath, isSending, loaderData } = shown();
      const isShown = isSamePage(url, path) || (isSending && isSentToShown(url, path));
      if (!isShown && pendingPath !== undefined && isSamePage(url, pendingPath)) {
        if (isOurs) return answer;
        throw new LostLineError();
      }
      if (isShown && routeId in loaderData) {
        void askAgain();
        return dataAnswer(unsaid(loaderData[routeId]), 200);
      }
      await lineMayBeBack(init?.signal);
      if (init?.signal?.aborted) return givenUp();
    }
  };
}

function withLimit(init: RequestInit | undefined, limit: AbortSignal | undefined): RequestInit | undefined {
  if (limit === undefined) return init;
  return { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit };
}

/**
 * The answer to what the framework gave up. It looks at none, but waits for it: where what stands beside the page is asked for
 * anew while the whole page is, all the rest would never be shown. No refusal, since while the framework still fetches a page's
 * styles it does not listen yet, and one would stand in the console as an error that nobody caught.
 */
function givenUp(): Response {
  return dataAnswer(null, 200);
}

/** A message that waited was said when it came, and its draft forgotten: it is none of what is still so. */
function unsaid(data: unknown): unknown {
  return typeof data === 'object' && data !== null && 'flash' in data ? { ...data, flash: null } : data;
}

/** An answer of something in between, such as a proxy whose portal is down. */
function isFromInBetween(answer: Response): boolean {
  return answer.status >= 500 && kindOfAnswer(answer) === undefined;
}

/** Compared as parsed: the framework's address and the browser's may write the same query in two ways. */
function isSamePage(url: URL, path: string): boolean {
  const other = new URL(path, url.origin);
  return url.pathname === other.pathname && String(url.searchParams) === String(other.searchParams);
}

/** A form is sent to its page without the query, and what it then hears must not take the form away. */
function isSentToShown(url: URL, path: string): boolean {
  return url.pathname === new URL(path, url.origin).pathname;
}

/** The portal's word that its service could not be reached, did not answer in time or is asked too much: not for long. */
function isPassing(answer: Response): boolean {
  return (answer.status >= 500 || answer.status === 429) && kindOfAnswer(answer) === 'thrown';
}

function replyInstead(body: BodyInit | null | undefined): Response {
  return dataAnswer(lostLineReply(body instanceof URLSearchParams || body instanceof FormData ? [...body] : []), 503);
}

/** What the form with these fields hears: what was typed comes back as with a refusal, and its key with it, for it may have arrived. */
export function lostLineReply(form: readonly (readonly [string, FormDataEntryValue])[]): FormReply {
  return { ...unsent(form), error: unreachableMessage, flash: { tone: 'error', message: unreachableMessage } };
}

/** Waits until the browser says that the line is back, for a while, or until nobody wants the data any more. */
export function lineMayBeBack(signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, retryAfterMs);
    window.addEventListener('online', end);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
}
