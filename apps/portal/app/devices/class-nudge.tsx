import { networkNudge, nudgeMs } from '@tutor/rules/devices/network-nudge';
import { NetworkNudge } from '@tutor/ui/devices/network-nudge.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { useEffect, useState } from 'react';
import { findDevices, readLastTest } from './last-test.ts';

/** Offers a test on the dashboard before the next class, by what this browser knows of its last one. Opens nothing by itself. */
export function ClassNudge({ nextClassMs }: { nextClassMs: number | undefined }) {
  const nowMs = useNow().getTime();
  const isNear = nextClassMs !== undefined && nextClassMs - nowMs <= nudgeMs;
  const [known, setKnown] = useState<{ lastTest: ReturnType<typeof readLastTest>; devices: string | undefined }>();
  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    const look = (): void => {
      void findDevices().then((devices) => {
        if (!isGone) setKnown({ lastTest: readLastTest(), devices });
      });
    };
    look();
    navigator.mediaDevices?.addEventListener('devicechange', look);
    return () => {
      isGone = true;
      navigator.mediaDevices?.removeEventListener('devicechange', look);
    };
  }, [isNear]);
  if (known === undefined) return null;
  const why = networkNudge({ nowMs, nextClassMs, ...known });
  return why === undefined ? null : <NetworkNudge why={why} speedHref="/speed" testHref="/test" />;
}
