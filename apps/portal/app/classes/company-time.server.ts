import type { Visited } from '../session/guarded.server.ts';
import { companyTimeCookie } from './company-time.ts';

/** Whether the company's time stands beside the tutor's: as the address says, else as this browser showed it last. */
export function isCompanyTimeAsked({ request, search }: Pick<Visited, 'request' | 'search'>): boolean {
  const asked = search.get('zone');
  if (asked === 'company' || asked === 'own') return asked === 'company';
  return (request.headers.get('cookie') ?? '').split(/;\s*/).includes(companyTimeCookie);
}
