import { redirect } from '@remix-run/node';

/** Self-scheduling begins with next week. */
export function loader(): Response {
  return redirect('/releaseTime/submit');
}
