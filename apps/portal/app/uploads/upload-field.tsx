import { useLocation } from '@remix-run/react';
import { type UploadModule, uploadLimits } from '@tutor/rules/uploads/upload-modules';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { FileField } from '@tutor/ui/uploads/file-field.tsx';
import { type FileState, isOnItsWay, isUnsaved } from '@tutor/ui/uploads/file-item.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../session/use-frame.ts';
import type { UploadedFile } from './upload-reply.ts';
import { useShrinking } from './use-shrinking.ts';
import { useUploads } from './use-uploads.ts';

const loadDialog = async () => (await import('@tutor/ui/uploads/upload-progress-dialog.tsx')).UploadProgressDialog;

export interface UploadFieldProps {
  /** Name of the form, as of its draft: an upload that was left comes back in this form alone. */
  form: string;
  /** Of a dialog that opens over every page, and stays when the page under it changes: its uploads are the same on all. */
  isOnEveryPage?: boolean | undefined;
  /** Of the form's field: the action reads references under it. */
  name: string;
  module: UploadModule;
  label: string;
  id?: string | undefined;
  isOptional?: boolean | undefined;
  description?: ReactNode;
  error?: string | undefined;
  /** Files at most; default 1. */
  limit?: number | undefined;
  /** Files that the form has already. */
  defaultFiles?: readonly UploadedFile[] | undefined;
  /** Files that were saved with the form before. */
  savedFiles?: readonly UploadedFile[] | undefined;
  /** Whether files of the field are not saved, or saved ones were taken out, whenever that changes. Pass a stable function. */
  onUnsaved?: ((name: string, isUnsaved: boolean) => void) | undefined;
  /** How many files have arrived, whenever that changes. */
  onCount?: ((arrived: number) => void) | undefined;
}

const none: readonly UploadedFile[] = [];

/** A file field that uploads what is chosen at once and sends references with the form. */
export function UploadField({
  form,
  isOnEveryPage = false,
  module,
  limit = 1,
  defaultFiles = none,
  savedFiles = none,
  onUnsaved,
  onCount,
  ...field
}: UploadFieldProps) {
  const { tutor } = useFrame();
  const { pathname } = useLocation();
  const shrinking = useShrinking();
  const place = `${tutor.tuid} ${isOnEveryPage ? '*' : pathname} ${form} ${field.name}`;
  const { files, pick, remove, retry } = useUploads({
    module,
    place,
    limit,
    isShrinking: shrinking.isOn,
    defaultFiles,
    savedFiles,
  });
  /** Ids of what the dialog shows: what was on its way when it opened. */
  const [shown, setShown] = useState<readonly string[]>([]);
  const inDialog = files.filter(({ id }) => shown.includes(id));
  const close = (): void => setShown([]);
  const arrived = files.filter(({ state }) => state.kind === 'done').length;
  useEffect(() => onCount?.(arrived), [onCount, arrived]);
  const { name } = field;
  const hasUnsaved =
    files.some(isUnsaved) || savedFiles.some(({ reference }) => !files.some((file) => file.reference === reference));
  useEffect(() => {
    onUnsaved?.(name, hasUnsaved);
    return () => onUnsaved?.(name, false);
  }, [onUnsaved, name, hasUnsaved]);
  const limits = uploadLimits(module);
  return (
    <>
      <FileField
        {...field}
        accept={limits.accept}
        limitsText={`${limits.typesText}, at most ${limits.sizeText}`}
        limit={limit}
        files={files}
        onPick={(picked) => {
          const started = pick(picked);
          if (started.length === 0) return;
          setShown([...files.filter(({ state }) => isUnfinished(state)).map(({ id }) => id), ...started]);
        }}
        onRemove={remove}
        onRetry={retry}
        shrinking={limits.types.includes('jpg') ? shrinking : undefined}
      />
      {inDialog.length > 0 ? (
        <LazyDialog
          load={loadDialog}
          props={{
            isOpen: true,
            onClose: close,
            files: inDialog,
            onCancel: remove,
            onRetry: retry,
            onCancelAll: () => {
              for (const { id, state } of inDialog) if (isUnfinished(state)) remove(id);
              close();
            },
          }}
          onFailed={close}
        />
      ) : null}
    </>
  );
}

/** Still on its way, or it can be tried again. */
function isUnfinished(state: FileState): boolean {
  return isOnItsWay(state) || (state.kind === 'failed' && state.canRetry);
}
