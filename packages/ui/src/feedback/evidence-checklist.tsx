import type { EvidenceItem } from '@tutor/rules/feedback/appeal';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as cardStyles from '../profile/completeness-card.css.ts';
import { Icon } from '../theme/icon.tsx';

/** What makes the appeal strong: what is there by itself, and what the tutor ticks off. The ticks are not sent. */
export function EvidenceChecklist({ items }: { items: readonly EvidenceItem[] }) {
  const required = items.filter(({ isRequired }) => isRequired);
  const done = required.filter(({ isDone }) => isDone === true).length;
  return (
    <Card title="Evidence">
      <ProgressBar
        label={done === required.length ? 'Ready to send' : 'What is needed'}
        value={done}
        max={required.length}
        valueText={`${done} of ${required.length}`}
        tone={done === required.length ? 'success' : 'brand'}
      />
      <ul className={cardStyles.list}>
        {items.map(({ key, label, isDone }) => (
          <li key={key} className={cardStyles.item} data-done={isDone === true ? '' : undefined}>
            {isDone === undefined ? (
              <Checkbox label={label} />
            ) : (
              <>
                <Icon of={isDone ? CircleCheck : CircleDashed} size="small" label={isDone ? 'There' : 'Missing'} />
                <span>{label}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
