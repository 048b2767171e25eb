import { redirect } from '@remix-run/node';

/** Unknown paths go to /404 (specification, core §2), signed in or not. */
export function loader(): never {
  throw redirect('/404');
}

export const action = loader;
