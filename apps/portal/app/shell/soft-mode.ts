import { useFetchers } from '@remix-run/react';

/** Key under which the switch and the hidden gesture send. */
export const softModeFetcher = 'soft-mode';

/** What is being sent of Soft Mode, so that the page follows at once; undefined while nothing is. */
export function useSentSoftMode(): boolean | undefined {
  const sent = useFetchers()
    .find(({ key }) => key === softModeFetcher)
    ?.formData?.get('isOn');
  return typeof sent === 'string' ? sent === 'true' : undefined;
}
