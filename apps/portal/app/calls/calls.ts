import { redirect } from '@remix-run/node';
import { carriedCalls } from '../session/carried-calls.server.ts';

export function loader(): Response {
  return redirect('/chat');
}

/** Carries a request about a call from an open page to the service. */
export const action = carriedCalls(({ calls }) => calls);
