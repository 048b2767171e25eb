import { redirect } from '@remix-run/node';
import { contractPath } from './contract-paths.ts';

/** Signing begins with the contract. */
export function loader(): Response {
  return redirect(contractPath);
}
