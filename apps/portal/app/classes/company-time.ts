import { companyZone } from '@tutor/rules/time/zone';

/** The cookie by which a browser remembers that the company's time is shown. Carries nothing private. */
export const companyTimeCookie = 'company-time=1';

interface CompanyTime {
  /** Whose times stand beside the tutor's own. */
  secondZone: string | undefined;
  /** Leads to the same page with or without them. */
  zoneSwitch: { href: string; label: string } | undefined;
}

/** The company's time on a page of days. A tutor who lives by it has no use for either. */
export function companyTime(zone: string, isShown: boolean, hrefOf: (isShown: boolean) => string): CompanyTime {
  if (zone === companyZone) return { secondZone: undefined, zoneSwitch: undefined };
  return isShown
    ? { secondZone: companyZone, zoneSwitch: { href: ownTimeHref(hrefOf(false)), label: 'Hide company time' } }
    : { secondZone: undefined, zoneSwitch: { href: hrefOf(true), label: 'Show company time' } };
}

/** Says so that it is to be forgotten: an address without a zone shows what was shown last. */
function ownTimeHref(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}zone=own`;
}
