import { Button } from '../primitives/buttons/button.tsx';
import { Banner } from '../primitives/feedback/banner.tsx';
import * as styles from './failed-later.css.ts';

/** A message that was left to be sent later, and could not be. */
export interface FailedLaterItem {
  id: number;
  text: string;
  /** Why, in the service's words. */
  reason: string;
}

export interface FailedLaterProps {
  items: readonly FailedLaterItem[];
  isBusy: boolean;
  /** Why the last press did nothing. */
  error?: string | undefined;
  /** Sends it now. */
  onRetry: (id: number) => void;
  /** Puts it back where one writes. */
  onEdit: (id: number) => void;
  onDiscard: (id: number) => void;
}

/** Above the composer: what was to go out by itself, and did not. */
export function FailedLater({ items, isBusy, error, onRetry, onEdit, onDiscard }: FailedLaterProps) {
  if (items.length === 0) return null;
  return (
    <Banner tone="danger" className={styles.root}>
      <span>{items.length === 1 ? 'A message for later was not sent.' : 'Messages for later were not sent.'}</span>
      <ul className={styles.list}>
        {items.map(({ id, text, reason }) => (
          <li key={id} className={styles.item}>
            <bdi className={styles.text}>{text}</bdi>
            <span className={styles.reason}>{reason}</span>
            <span className={styles.actions}>
              <Button size="small" disabled={isBusy} aria-label={`Send now: ${text}`} onClick={() => onRetry(id)}>
                Send now
              </Button>
              <Button size="small" disabled={isBusy} aria-label={`Edit: ${text}`} onClick={() => onEdit(id)}>
                Edit
              </Button>
              <Button
                size="small"
                variant="quiet"
                disabled={isBusy}
                aria-label={`Discard: ${text}`}
                onClick={() => onDiscard(id)}
              >
                Discard
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <span role="status">{error ?? ''}</span>
    </Banner>
  );
}
