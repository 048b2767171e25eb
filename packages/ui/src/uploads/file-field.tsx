import { leftOutText } from '@tutor/rules/uploads/upload-messages';
import { shrinkLabel } from '@tutor/rules/uploads/upload-modules';
import { removedFileName } from '@tutor/rules/uploads/upload-reference';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../primitives/behaviour/class-names.ts';
import { useIsScripted } from '../primitives/behaviour/use-is-scripted.ts';
import { buttonClassName } from '../primitives/buttons/button.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Field, type FieldTexts } from '../primitives/fields/field.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './file-field.css.ts';
import { type FileItem, holdingText, isHolding } from './file-item.ts';
import { FileRow } from './file-row.tsx';
import { ReferencesTeller } from './references-teller.tsx';
import { SpokenProgress } from './spoken-progress.tsx';
import { useFormHold } from './use-form-hold.ts';

export interface FileFieldProps extends FieldTexts {
  id?: string | undefined;
  className?: string | undefined;
  /** Of the file input before any script has loaded, and afterwards of the hidden inputs with the references. */
  name: string;
  /** For the file input: '.jpg,.png'. */
  accept: string;
  /** What may be sent, in words: 'JPG or PNG, at most 10 MiB'. */
  limitsText: string;
  files: readonly FileItem[];
  /** Several files, at most so many; what is chosen beyond is left out, and told. Default 1: a new choice replaces the old one once it has arrived. */
  limit?: number | undefined;
  /** Offers to make photos smaller first; drawn once scripted. */
  shrinking?: { isOn: boolean; onChange: (isOn: boolean) => void } | undefined;
  onPick: (files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/**
 * Chooses files by button, by dropping them, or by pasting from the system's own dialog, and shows how far each is. Without
 * script it is the browser's own file input, and the form carries the bytes; with script it carries references, and is not sent
 * before each file has arrived.
 */
export function FileField({
  id,
  className,
  name,
  accept,
  limitsText,
  files,
  limit = 1,
  onPick,
  onRemove,
  onRetry,
  shrinking,
  description,
  error,
  ...texts
}: FileFieldProps) {
  const isScripted = useIsScripted();
  const [isDragging, setDragging] = useState(false);
  /** How many of the last choice had no room. */
  const [leftOut, setLeftOut] = useState(0);
  const inputRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const isFull = limit > 1 && files.length >= limit;
  const held = useFormHold(inputRef, {
    reason: holdingText(files),
    onHeld: () => {
      // A full field takes no focus: its file does, and none of its buttons, which a second Enter would press.
      const row = listRef.current?.children[files.findIndex(isHolding)];
      if (isFull && row instanceof HTMLElement) row.focus();
      else inputRef.current?.focus();
    },
  });
  const take = (chosen: FileList | null): void => {
    if (chosen === null || chosen.length === 0) return;
    const room = limit === 1 ? 1 : Math.max(0, limit - files.length);
    setLeftOut(Math.max(0, chosen.length - room));
    if (room > 0) onPick([...chosen].slice(0, room));
  };
  const takeFrom = (input: HTMLInputElement): void => {
    take(input.files);
    // The same file can be chosen again after it was removed.
    input.value = '';
  };
  const takeFromRef = useRef(takeFrom);
  takeFromRef.current = takeFrom;
  const remove = (id: string): void => {
    setLeftOut(0);
    onRemove(id);
  };
  const takeTicked = (): void => {
    for (const box of listRef.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? []) {
      const ticked = files.find(({ reference }) => reference === box.value);
      if (ticked !== undefined) remove(ticked.id);
    }
  };
  const takeTickedRef = useRef(takeTicked);
  takeTickedRef.current = takeTicked;
  // The boxes are about to go, and make room for what was chosen.
  useEffect(() => takeTickedRef.current(), []);
  useEffect(() => {
    // What was chosen before the scripts came would not go with the form any more: the input has no name from here on.
    if (isScripted && inputRef.current !== null) takeFromRef.current(inputRef.current);
  }, [isScripted]);
  const dropping = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setDragging(!isFull);
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
        setDragging(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDragging(false);
      take(event.dataTransfer.files);
    },
  };
  return (
    <Field
      {...texts}
      id={id}
      className={className}
      description={description}
      error={held ?? (leftOut > 0 ? leftOutText(limit, leftOut) : error)}
    >
      {(control) => (
        <>
          <div
            className={styles.zone}
            {...(isScripted ? dropping : {})}
            data-dragging={isDragging ? '' : undefined}
            data-invalid={control['aria-invalid'] ? '' : undefined}
          >
            <input
              {...control}
              ref={inputRef}
              // The chooser below is a label too; the field's own is its name.
              aria-label={texts.label}
              type="file"
              className={isScripted ? styles.hiddenInput : styles.input}
              accept={accept}
              multiple={limit > 1}
              // Without script a file can be chosen in the place of one that is ticked below.
              disabled={isScripted && isFull}
              {...(isScripted ? {} : { name })}
              aria-describedby={[control['aria-describedby'], `${control.id}-limits`].filter(Boolean).join(' ')}
              onChange={(event) => takeFrom(event.currentTarget)}
            />
            {isScripted ? (
              <label
                htmlFor={control.id}
                aria-hidden="true"
                aria-disabled={isFull}
                className={classNames(buttonClassName({ size: 'small' }), styles.chooser)}
              >
                <Icon of={Upload} size="small" />
                <span>{limit > 1 ? 'Choose files' : 'Choose a file'}</span>
              </label>
            ) : null}
            <span
              className={styles.zoneText}
              id={`${control.id}-limits`}
            >{`${isScripted ? 'or drop it here. ' : ''}${limitsText}${limit > 1 ? `. At most ${limit} files` : ''}`}</span>
          </div>
          {shrinking === undefined || !isScripted ? null : (
            <Checkbox
              label={shrinkLabel}
              checked={shrinking.isOn}
              onChange={(event) => shrinking.onChange(event.currentTarget.checked)}
            />
          )}
          {files.length === 0 ? null : (
            <ul ref={listRef} className={styles.list} aria-label={`${texts.label}: chosen`}>
              {files.map((file) => (
                <FileRow
                  key={file.id}
                  file={file}
                  describedBy={held !== undefined && isHolding(file) ? `${control.id}-error` : undefined}
                  onRemove={remove}
                  plainRemoval={
                    isScripted || file.reference === undefined ? undefined : (
                      <Checkbox
                        name={removedFileName}
                        value={file.reference}
                        label={
                          <>
                            <span>Remove</span> <VisuallyHidden>{file.name}</VisuallyHidden>
                          </>
                        }
                      />
                    )
                  }
                  onRetry={onRetry}
                />
              ))}
            </ul>
          )}
          {files.map((file) =>
            file.reference === undefined ? null : (
              <input key={file.id} type="hidden" name={name} value={file.reference} />
            ),
          )}
          {isScripted ? <ReferencesTeller name={name} files={files} /> : null}
          <SpokenProgress files={files} />
        </>
      )}
    </Field>
  );
}
