import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';

/** Copies the tutor's referral link; where the browser refuses, shows it to be copied by hand. */
export async function copyReferralLink(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastStore.add({ tone: 'success', message: 'Your referral link was copied.' });
  } catch {
    // Browsers refuse without a permission: then the link is at least there to copy by hand.
    toastStore.add({ tone: 'info', message: `Your referral link: ${url}`, durationMs: 20_000 });
  }
}
