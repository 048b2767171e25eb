import { redirect } from '@remix-run/node';

/** Leave begins with asking for it. */
export function loader(): Response {
  return redirect('/leaveRequest/leaveRequest');
}
