import { redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { errorFlash, setFlash } from '../kit/forms/flash.server.ts';
import { isSessionGone, shownMessage } from '../kit/server/failed-call.server.ts';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import { loaderFailure } from './guard.server.ts';

/**
 * What an address without a page of its own answers where the service refuses it. Whoever opened it goes back to the page that
 * leads to it, and reads there why. Where the service is out of reach no page could be had either: then it says so in plain words.
 */
export async function refusedAddress(error: unknown, args: RequestArguments, backTo: string): Promise<Response> {
  if (!(error instanceof ApiError) || isSessionGone(error)) return loaderFailure(error, args);
  const isAnswered = error.kind === 'refused' || error.kind === 'rateLimited';
  if (isAnswered && !isSaved(args.request)) {
    return redirect(backTo, { headers: { 'set-cookie': await setFlash(errorFlash(error)) } });
  }
  const { status } = await loaderFailure(error, args);
  return plainText(shownMessage(error), status);
}

/** 'Save link as …' would save a page under the file's name: what is said to it merely fails. */
export function isSaved(request: Request): boolean {
  return request.headers.get('sec-fetch-dest') === 'empty';
}

/** Words without a page around them. */
export function plainText(words: string, status: number): Response {
  return new Response(words, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
