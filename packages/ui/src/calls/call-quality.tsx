import { spoken } from '@tutor/rules/chat/entry-text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import SignalHigh from 'lucide-react/icons/signal-high';
import SignalLow from 'lucide-react/icons/signal-low';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { KeyboardEvent } from 'react';
import { Icon } from '../theme/icon.tsx';
import type { CallPerson, LinkQuality } from './call-person.ts';
import * as styles from './call-quality.css.ts';

const icons = { good: SignalHigh, weak: SignalLow, lost: WifiOff } as const;
const order = ['good', 'weak', 'lost'] as const;
const words = { good: 'Good line', weak: 'Weak line', lost: 'Lost line' } as const;
export interface CallQualityProps {
  people: readonly Pick<CallPerson, 'personId' | 'name' | 'quality'>[];
}

/** The quality of the line in a word, the worst of all; behind it each person's, what to do, and the figures. */
export function CallQuality({ people }: CallQualityProps) {
  const known = people.flatMap(({ quality, ...person }) => (quality ? [{ ...person, quality }] : []));
  const worst = order.findLast((level) => known.some(({ quality }) => quality.level === level));
  if (worst === undefined) return null;
  return (
    <details className={styles.root} onKeyDown={closeByEscape}>
      <summary className={styles.summary} data-level={worst}>
        <Icon of={icons[worst]} size="small" />
        <span>{words[worst]}</span>
        <Icon of={ChevronDown} size="small" className={styles.chevron} />
      </summary>
      <div className={styles.panel}>
        {known.map(({ personId, name, quality }) => (
          <section key={personId} className={styles.person} aria-label={spoken(name)}>
            <p className={styles.head}>
              <bdi className={styles.name}>{spoken(name)}</bdi>
              <span className={styles.word} data-level={quality.level}>
                <Icon of={icons[quality.level]} size="small" />
                <span>{quality.word}</span>
              </span>
            </p>
            <p className={styles.advice}>{quality.advice ?? 'Nothing to do.'}</p>
            <dl className={styles.figures}>
              {figures(quality).map(([term, value]) => (
                <div key={term} className={styles.figure}>
                  <dt>{term}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </details>
  );
}

function figures({ loss, jitterMs, roundTripMs }: LinkQuality): readonly (readonly [string, string])[] {
  return [
    ['Lost on the way', loss === undefined ? 'not known' : `${(100 * loss).toFixed(1)} %`],
    ['Jitter', milliseconds(jitterMs)],
    ['There and back', milliseconds(roundTripMs)],
  ];
}

function milliseconds(value: number | undefined): string {
  return value === undefined ? 'not known' : `${Math.round(value)} ms`;
}

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { currentTarget: details, key } = event;
  if (key !== 'Escape' || !details.open) return;
  event.stopPropagation();
  details.open = false;
  details.querySelector('summary')?.focus();
}
