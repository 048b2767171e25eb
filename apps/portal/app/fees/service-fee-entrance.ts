import { redirect } from '@remix-run/node';

/** The menu's address leads to the first of the pages. */
export function loader(): Response {
  return redirect('/serviceFee/accounting');
}
