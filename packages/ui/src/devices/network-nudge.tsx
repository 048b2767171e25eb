import type { Nudge } from '@tutor/rules/devices/network-nudge';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';

const words: Readonly<Record<Nudge, string>> = {
  never: 'Your class begins soon, and your line was not tested in this browser yet.',
  old: 'Your class begins soon, and your last network test is over a day old.',
  devices: 'Your class begins soon, and your devices have changed since your last test.',
};

/** Offers a test before a class, quietly. */
export function NetworkNudge({ why, speedHref, testHref }: { why: Nudge; speedHref: string; testHref: string }) {
  return (
    <Banner
      tone="info"
      role="note"
      action={
        why === 'devices' ? (
          <ButtonLink href={testHref} size="small">
            Test my devices
          </ButtonLink>
        ) : (
          <ButtonLink href={speedHref} size="small">
            Test my line
          </ButtonLink>
        )
      }
    >
      {words[why]}
    </Banner>
  );
}
