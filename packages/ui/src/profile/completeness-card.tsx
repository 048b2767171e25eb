import { type PersonalDataParts, personalDataParts } from '@tutor/rules/profile/completeness';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './completeness-card.css.ts';

export interface CompletenessCardProps {
  parts: PersonalDataParts;
  /** Where a part is filled in. */
  hrefOf: (part: keyof PersonalDataParts) => string;
}

/** How much of the personal data is there, and the way to what is missing. */
export function CompletenessCard({ parts, hrefOf }: CompletenessCardProps) {
  const done = personalDataParts.filter(({ part }) => parts[part]).length;
  const total = personalDataParts.length;
  return (
    <Card title="Your progress">
      <ProgressBar
        label={done === total ? 'Complete' : 'Filled in'}
        value={done}
        max={total}
        valueText={`${done} of ${total}`}
        tone={done === total ? 'success' : 'brand'}
      />
      <ul className={styles.list}>
        {personalDataParts.map(({ part, label }) => (
          <li key={part} className={styles.item} data-done={parts[part] ? '' : undefined}>
            <Icon
              of={parts[part] ? CircleCheck : CircleDashed}
              size="small"
              label={parts[part] ? 'Filled in' : 'Missing'}
            />
            {parts[part] ? <span>{label}</span> : <Link href={hrefOf(part)}>{label}</Link>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
