import { uploadDialogCloseMs } from '@tutor/rules/uploads/chunks';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import * as styles from './file-field.css.ts';
import { type FileItem, percentOf } from './file-item.ts';
import { FileRow } from './file-row.tsx';
import { SpokenProgress } from './spoken-progress.tsx';

export interface UploadProgressDialogProps {
  isOpen: boolean;
  /** Closed by hand, or by itself 1500 ms after 100 %. Uploads go on. */
  onClose: () => void;
  /** What was on its way when it opened; at least one file. */
  files: readonly FileItem[];
  onCancel: (id: string) => void;
  onRetry: (id: string) => void;
  /** Gives everything up that is not finished. */
  onCancelAll: () => void;
}

/** How far the files are: 99 % until they are put together, then 100 %, and away (specification, growth §4). */
export function UploadProgressDialog({
  isOpen,
  onClose,
  files,
  onCancel,
  onRetry,
  onCancelAll,
}: UploadProgressDialogProps) {
  const percent = totalPercent(files);
  const isDone = files.length > 0 && files.every(({ state }) => state.kind === 'done');
  const isFailed = files.some(({ state }) => state.kind === 'failed');
  /** Nothing is left to wait for or to try again. */
  const isOver = files.every(({ state }) => state.kind === 'done' || (state.kind === 'failed' && !state.canRetry));
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isOpen || !isDone) return;
    const timer = setTimeout(() => close.current(), uploadDialogCloseMs);
    return () => clearTimeout(timer);
  }, [isOpen, isDone]);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      closeLabel="Hide"
      title={isDone ? 'Uploaded' : isFailed ? 'Upload failed' : 'Uploading'}
      footer={
        isOver ? (
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button onClick={onCancelAll}>{files.length > 1 ? 'Cancel all' : 'Cancel upload'}</Button>
            <Button variant="primary" onClick={onClose}>
              Go on in the background
            </Button>
          </>
        )
      }
    >
      <ProgressBar
        label={files.length === 1 ? (files[0]?.name ?? '') : `${files.length} files`}
        value={percent}
        valueText={`${percent} %`}
        tone={isDone ? 'success' : isFailed ? 'danger' : 'brand'}
      />
      <ul className={styles.list} aria-label="Files">
        {files.map((file) => (
          <FileRow
            key={file.id}
            file={file}
            onRemove={file.state.kind === 'done' ? undefined : onCancel}
            onRetry={onRetry}
          />
        ))}
      </ul>
      {/* The field's own lies under the dialog, where nothing is read out. */}
      <SpokenProgress files={files} />
    </Dialog>
  );
}

/** Progress of all files together, by their bytes; 100 only when each is done. */
function totalPercent(files: readonly FileItem[]): number {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (files.every(({ state }) => state.kind === 'done')) return 100;
  // Divided once: 99 percent of some sizes, divided by the size, is a little less than 0.99.
  const sent = files.reduce((sum, { size, state }) => sum + size * percentOf(state), 0);
  return total === 0 ? 0 : Math.min(99, Math.floor(sent / total));
}
