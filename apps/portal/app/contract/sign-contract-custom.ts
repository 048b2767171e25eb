import { redirect } from '@remix-run/node';
import { customContractPath } from './contract-paths.ts';

/** The contract of international and customized tutors has one page. */
export function loader(): Response {
  return redirect(customContractPath);
}
