import { useEffect } from 'react';
import { companyTime, companyTimeCookie } from './company-time.ts';

const keptSeconds = 365 * 24 * 60 * 60;

/** The company's time on a page of days, remembered by this browser as it is shown last. */
export function useCompanyTime(...shown: Parameters<typeof companyTime>) {
  const [, isShown] = shown;
  useEffect(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser a tutor uses.
    document.cookie = `${companyTimeCookie}; path=/; max-age=${isShown ? keptSeconds : 0}; samesite=lax`;
  }, [isShown]);
  return companyTime(...shown);
}
