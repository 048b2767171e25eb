import { redirect } from '@remix-run/node';

/** The standard begins with the score of each class. */
export function loader() {
  return redirect('/SOP/scoreClass');
}
