import { redirect } from '@remix-run/node';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import { keepAnswer } from './keep-answer.server.ts';
import { keepPlace } from './keep-place.server.ts';
import { overviewPath } from './training-paths.ts';

export function loader(): Response {
  return redirect(overviewPath);
}

/** Keeps what open pages of the training center tell as they go: an answer of a test, or the place in a chapter. */
export const action = asked(async ({ api, request }) => {
  const form = await request.formData();
  const kept = form.has('chapterId') ? await keepPlace(api, form) : await keepAnswer(api, form);
  if (kept === undefined) throw new RefusedAsk('This cannot be read.');
  return kept;
});
