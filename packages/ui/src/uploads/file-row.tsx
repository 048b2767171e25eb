import { sizeText } from '@tutor/rules/uploads/upload-modules';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
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

const icons: Partial<Record<FileState['kind'], LucideIcon>> = {
  done: CircleCheck,
  failed: CircleAlert,
  waiting: Hourglass,
};

/** One chosen file: what it is, how far it is, and what can be done about it. */
export function FileRow({ file, describedBy, onRemove, plainRemoval, onRetry }: FileRowProps) {
  const { id, name, size, state, previewUrl } = file;
  // A picture that the browser cannot draw is a file like any other.
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const stateIcon = icons[state.kind];
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
          {name} {size === 0 ? null : <span className={styles.size}>{sizeText(size)}</span>}
        </span>
        {isOnItsWay(state) ? <ProgressBar label={`Upload of ${name}`} isLabelHidden value={percentOf(state)} /> : null}
        <span className={styles.status} data-state={state.kind}>
          {stateIcon === undefined ? null : <Icon of={stateIcon} size="small" />}
          {fileStateText(state)}
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
