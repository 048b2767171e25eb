import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireSignedIn, type SignedIn } from './guard.server.ts';
import { isSaved, plainText, refusedAddress } from './refused-address.server.ts';

/**
 * Answers an address of a file, which `page` leads to. What stands in the way of the file leads to a page: a refusal back to that
 * one, with its words, and whoever is not signed in by the way in to that one, not to the file, which a form of sign-in would save
 * and stay where it is.
 */
export async function answerFile(
  { request, context, params }: LoaderFunctionArgs,
  page: string,
  make: (signedIn: SignedIn, args: LoaderFunctionArgs) => Promise<Response>,
): Promise<Response> {
  const args = { request, params, context: { ...context, pagePath: page } };
  try {
    return await make(await requireSignedIn(args), args);
  } catch (error) {
    const answer = error instanceof Response ? error : await refusedAddress(error, args, page);
    return isSaved(request) && answer.status < 400 ? plainText('Please sign in.', 401) : answer;
  }
}
