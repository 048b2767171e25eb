import { redirect } from '@remix-run/node';

/** The comments begin with their details. */
export function loader() {
  return redirect('/comments/commentDetails');
}
