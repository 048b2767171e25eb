import { sizeText } from '@tutor/rules/uploads/size-text';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import FileText from 'lucide-react/icons/file-text';
import Hourglass from 'lucide-react/icons/hourglass';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './file-field.css.ts';
import { type FileItem, type FileState, fileStateText, isOnItsWay, percentOf } from './file-item.ts';

export interface FileRowProps {
  file: FileItem;
  /** Id of the text that says why its form waits for it. */
  describedBy?: string | undefined;
  /** Stops an upload, or takes a finished file out of the form. */
  onRemove?: ((id: string) => void) | undefined;
  /** Stands in the place of its button until scripts answer. */
  plainRemoval?: ReactNode;
  onRetry?: ((id: string) => void) | undefined;
}

/** How a state looks: a file that is not saved yet has no tick. */
type Look = Exclude<FileState['kind'], 'done'> | 'saved' | 'unsaved';

const icons: Partial<Record<Look, LucideIcon>> = {
  saved: CircleCheck,
  unsaved: CircleDashed,
  failed: CircleAlert,
  waiting: Hourglass,
};

/** One chosen file: what it is, how far it is, and what can be done about it. */
export function FileRow({ file, describedBy, onRemove, plainRemoval, onRetry }: FileRowProps) {
  const { id, name, size, state, previewUrl } = file;
  // A picture that the browser cannot draw is a file like any other.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const look: Look = state.kind !== 'done' ? state.kind : state.isSaved === true ? 'saved' : 'unsaved';
  const stateIcon = icons[look];
  return (
    <li className={styles.item} tabIndex={-1} aria-label={name} aria-describedby={describedBy}>
      {previewUrl === undefined || previewUrl === brokenUrl ? (
        <span className={styles.thumbnail}>
          <Icon of={FileText} size="large" />
        </span>
      ) : (
        <img className={styles.thumbnail} src={previewUrl} alt="" onError={() => setBrokenUrl(previewUrl)} />
      )}
      <div className={styles.words}>
        <span className={styles.name} title={name}>
          <span>{name}</span> {size === 0 ? null : <span className={styles.size}>{sizeText(size)}</span>}
        </span>
        {isOnItsWay(state) ? <ProgressBar label={`Upload of ${name}`} isLabelHidden value={percentOf(state)} /> : null}
        <span className={styles.status} data-state={look}>
          {stateIcon === undefined ? null : <Icon of={stateIcon} size="small" />}
          <span>{fileStateText(state)}</span>
        </span>
      </div>
      <div className={styles.buttons}>
        {state.kind === 'failed' && state.canRetry && onRetry !== undefined ? (
          <IconButton
            size="small"
            label={`Try again: ${name}`}
            icon={<Icon of={RotateCcw} />}
            onClick={() => onRetry(id)}
          />
        ) : null}
        {plainRemoval ??
          (onRemove === undefined ? null : (
            <IconButton
              size="small"
              label={`${isOnItsWay(state) ? 'Cancel' : 'Remove'}: ${name}`}
              icon={<Icon of={X} />}
              onClick={() => onRemove(id)}
            />
          ))}
      </div>
    </li>
  );
}
