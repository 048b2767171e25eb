import { redirect } from '@remix-run/node';

/** The training center begins with its overview. */
export function loader() {
  return redirect('/trainingCenter/trainingOverview');
}
