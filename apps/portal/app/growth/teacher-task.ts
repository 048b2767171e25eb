import { redirect } from '@remix-run/node';

/** Teacher tasks begin with the tutor's own. */
export function loader() {
  return redirect('/teacherTask/myTaskPage');
}
