import { useNavigation } from '@remix-run/react';

/** Whether the page's form of a name is on its way. */
export function useIsSending(name: string): boolean {
  return useNavigation().formData?.get('form') === name;
}
