import Star from 'lucide-react/icons/star';
import { Icon } from '../../theme/icon.tsx';
import * as styles from './stars.css.ts';
import * as toneStyles from '../../theme/tone.css.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Stars that were given, 1 to 5. */
export function Stars({ count, size = 'medium' }: { count: number; size?: 'small' | 'medium' | undefined }) {
  return (
    <span className={styles.root}>
      <VisuallyHidden>{`${count} of 5 stars`}</VisuallyHidden>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon
          key={star}
          of={Star}
          size={size}
          className={star <= count ? `${toneStyles.words.reward} ${styles.full}` : styles.empty}
        />
      ))}
    </span>
  );
}
