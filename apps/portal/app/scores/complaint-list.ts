import { redirect } from '@remix-run/node';

/** The assessment begins with the complaints. */
export function loader() {
  return redirect('/complaintList/receivedComplaint');
}
