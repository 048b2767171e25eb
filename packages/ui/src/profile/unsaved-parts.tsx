import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { Link } from '../primitives/navigation/link.tsx';
import { Icon } from '../theme/icon.tsx';
import * as toneStyles from '../theme/tone.css.ts';
import * as styles from './unsaved-parts.css.ts';

export interface UnsavedPartsProps {
  /** Parts of the page in which something was typed or uploaded that was not saved. */
  parts: readonly { title: string; href: string }[];
}

/** Names what is not saved yet, each part with the way to it. */
export function UnsavedParts({ parts }: UnsavedPartsProps) {
  return (
    <>
      <strong className={classNames(styles.mark, toneStyles.words.warning)}>
        <Icon of={CircleAlert} size="small" />
        <span>Not saved yet:</span>
      </strong>{' '}
      <span>
        {parts.map(({ title, href }, index) => (
          <span key={href}>
            <span>{index === 0 ? '' : ', '}</span>
            <Link href={href}>{title}</Link>
          </span>
        ))}
      </span>
    </>
  );
}
