import { closeGrowthEntry, type GrowthEntryInput, growthEntry } from '@tutor/rules/growth/growth-entry';
import { isShakeMoment } from '@tutor/rules/growth/growth-shake';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { useLinkComponent } from '../primitives/navigation/link-provider.tsx';
import { Icon } from '../theme/icon.tsx';
import { GrowthDrawing } from './growth-drawing.tsx';
import * as styles from './growth-entry-widget.css.ts';

export interface GrowthEntryWidgetProps extends GrowthEntryInput {
  href?: string | undefined;
  /** What closing leads to: the first time only the red packet goes, the next time the widget. */
  onClose: (next: { isRedPacketClosed: boolean; isHidden: boolean }) => void;
  /** The tutor has stilled it; kept by whoever uses it. */
  isStill?: boolean | undefined;
  /** Without it the widget keeps the tutor's choice for as long as it is on the page. */
  onStillChange?: ((isStill: boolean) => void) | undefined;
}

/** The way to the growth center: points to receive, or how many tasks are done. Shakes 2 s every 12 s when there is reason. */
export function GrowthEntryWidget({
  href = '/growthCenter',
  onClose,
  isStill,
  onStillChange,
  ...input
}: GrowthEntryWidgetProps) {
  const Link = useLinkComponent();
  const [isStilled, setStilled] = useState(false);
  const { label, progress, isShaking } = growthEntry(input);
  const still = isStill ?? isStilled;
  const isPacket = label === 'Receive';
  const { rewards = 0 } = input;
  const rest = rewards > 0 ? `${rewards} ${rewards === 1 ? 'reward' : 'rewards'}` : `${progress} tasks`;
  const detail = isPacket ? `${input.unclaimedPoints} points` : rest;
  return (
    <ShakeRoot isShaking={isShaking && !still}>
      <Link href={href} className={styles.entry} title={`${label} ${detail}`}>
        <GrowthDrawing name={isPacket ? 'redPacket' : 'seedling'} className={styles.drawing} />
        <span className={styles.words}>
          <VisuallyHidden>Growth Center: </VisuallyHidden>
          <span>{label}</span> <span className={styles.detail}>{detail}</span>
        </span>
      </Link>
      {isShaking ? (
        <button
          type="button"
          className={styles.control}
          aria-label={still ? 'Let it move again' : 'Stop it from moving'}
          title={still ? 'Let it move again' : 'Stop it from moving'}
          onClick={() => {
            setStilled(!still);
            onStillChange?.(!still);
          }}
        >
          <Icon of={still ? Play : Pause} size="small" />
        </button>
      ) : null}
      <button
        type="button"
        className={styles.control}
        aria-label={isPacket ? 'Close the red packet' : 'Hide the growth entry'}
        title={isPacket ? 'Close the red packet' : 'Hide the growth entry'}
        onClick={() => onClose(closeGrowthEntry(input))}
      >
        <Icon of={X} size="small" />
      </button>
    </ShakeRoot>
  );
}

/** Only this part wakes each second, to know when to shake. */
function ShakeRoot({ isShaking, children }: { isShaking: boolean; children: React.ReactNode }) {
  const nowMs = useNow('second').getTime();
  const [shownAtMs, setShownAtMs] = useState<number>();
  // From when it can be seen, not from when the server drew it.
  useEffect(() => setShownAtMs((was) => was ?? nowMs), [nowMs]);
  const isMoment = isShaking && shownAtMs !== undefined && isShakeMoment(nowMs - shownAtMs);
  return (
    <div className={styles.root} data-shaking={isMoment ? '' : undefined}>
      {children}
    </div>
  );
}
