import { cancellationPenalty, untilNextPenaltyBand } from '@tutor/rules/attendance/penalty';
import { penaltyPreviewText, penaltyText } from '@tutor/rules/attendance/penalty-preview';
import { minutes } from '@tutor/rules/time/durations';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useEffect, useState } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useNow } from '../primitives/behaviour/now.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './penalty-preview.css.ts';
import { useChangedText } from './use-changed-text.ts';

export interface PenaltyPreviewProps {
  /** Start of the class. */
  start: Date;
  /** In whole centavos; without it the amount is left out. */
  lessonFeeCentavos?: number | undefined;
  /** Id of the text, for the button that it describes. */
  id?: string | undefined;
  className?: string | undefined;
}

// Some time before the last two minutes, in which the text counts seconds.
const secondsFromMs = minutes(3);

/** What cancelling costs now and when it will cost more, live; a band that begins while one looks is also said aloud. */
export function PenaltyPreview({ start, lessonFeeCentavos, id, className }: PenaltyPreviewProps) {
  const [isNear, setNear] = useState(false);
  const now = useNow(isNear ? 'second' : 'minute');
  const untilClassMs = start.getTime() - now.getTime();
  const next = untilNextPenaltyBand(untilClassMs);
  const isNextNear = next !== undefined && next.inMs <= secondsFromMs;
  useEffect(() => setNear(isNextNear), [isNextNear]);
  const penalty = cancellationPenalty(untilClassMs);
  const said = useChangedText(penaltyText(penalty, lessonFeeCentavos));
  return (
    <div className={classNames(styles.root, className)}>
      <Icon of={TriangleAlert} size="small" className={penalty.points === 0 ? styles.free : toneStyles.words.warning} />
      <p id={id}>{penaltyPreviewText({ untilClassMs, lessonFeeCentavos })}</p>
      <VisuallyHidden>
        <span role="status">{said === undefined ? '' : `Cancelling now costs ${said}.`}</span>
      </VisuallyHidden>
    </div>
  );
}
