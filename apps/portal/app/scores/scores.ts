import { redirect } from '@remix-run/node';

/** The scores begin with their months. */
export function loader() {
  return redirect('/scores/scoreMonths');
}
