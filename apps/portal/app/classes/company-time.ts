import { companyZone } from '@tutor/rules/time/zone';

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
    ? { secondZone: companyZone, zoneSwitch: { href: hrefOf(false), label: 'Hide company time' } }
    : { secondZone: undefined, zoneSwitch: { href: hrefOf(true), label: 'Show company time' } };
}
