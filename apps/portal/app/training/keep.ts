import { json, redirect } from '@remix-run/node';
import { scripted } from '../session/guarded.server.ts';
import { keepAnswer } from './keep-answer.server.ts';
import { keepPlace } from './keep-place.server.ts';
import { overviewPath } from './training-paths.ts';

export function loader(): Response {
  return redirect(overviewPath);
}

/** Keeps what open pages of the training center tell as they go: an answer of a test, or the place in a chapter. */
export const action = scripted({ message: 'Please sign in.' }, async ({ api, request }) => {
  const form = await request.formData();
  const kept = form.has('chapterId') ? await keepPlace(api, form) : await keepAnswer(api, form);
  return kept ?? json({ message: 'This cannot be read.' }, 400);
});
