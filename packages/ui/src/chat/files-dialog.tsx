import { spoken } from '@tutor/rules/chat/entry-text';
import { sizeText } from '@tutor/rules/uploads/size-text';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { TextArea } from '../primitives/fields/text-area.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './files-dialog.css.ts';
import { type ReplyTo, replyLine } from './reply-words.ts';

export interface FilesDialogProps {
  /** At least one. */
  files: readonly File[];
  /** To whom they go: 'Message to Coco'. */
  label: string;
  /** The message that they answer. */
  replyTo?: ReplyTo | undefined;
  /** Goes with the files: the text of the composer. */
  text: string;
  onText: (text: string) => void;
  /** Why they cannot be sent as they are. */
  problem?: string | undefined;
  /** More files from the clipboard. */
  onPaste: (event: ClipboardEvent) => void;
  onRemove: (file: File) => void;
  onSend: () => void;
  /** Nothing is sent; the text stays in the composer. */
  onClose: () => void;
}

/** Shows files before they are sent: a screenshot may hold more than its sender means to show. */
export function FilesDialog({
  files,
  label,
  replyTo,
  text,
  onText,
  problem,
  onPaste,
  onRemove,
  onSend,
  onClose,
}: FilesDialogProps) {
  const formId = useId();
  const caption = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const field = caption.current;
    field?.focus();
    // One goes on behind what is typed already.
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={files.length === 1 ? 'Send this file?' : `Send these ${files.length} files?`}
      description={
        <>
          <bdi>{label}</bdi>
          {replyTo === undefined ? null : (
            <p>
              <bdi>{replyLine(replyTo)}</bdi>
            </p>
          )}
        </>
      }
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Send
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <ul className={styles.files} aria-label="Files to send">
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be there twice
            <FileLine key={`${index} ${file.name} ${file.lastModified}`} file={file} onRemove={() => onRemove(file)} />
          ))}
        </ul>
        <TextArea
          ref={caption}
          label="Caption"
          isOptional
          rows={2}
          dir="auto"
          enterKeyHint="send"
          description="Sent as a message of its own, below."
          value={text}
          error={problem}
          onChange={({ currentTarget }) => onText(currentTarget.value)}
          onPaste={onPaste}
          onKeyDown={(event) => {
            const { key, shiftKey, altKey, ctrlKey, metaKey, nativeEvent, keyCode } = event;
            // As in the composer: Enter sends, unless it ends a composition.
            if (key !== 'Enter' || shiftKey || altKey || ctrlKey || metaKey) return;
            if (nativeEvent.isComposing || keyCode === 229) return;
            event.preventDefault();
            onSend();
          }}
        />
      </form>
    </Dialog>
  );
}

function FileLine({ file, onRemove }: { file: File; onRemove: () => void }) {
  const [url, setUrl] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    if (!file.type.startsWith('image/')) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const name = spoken(file.name);
  return (
    <li className={styles.file}>
      {url === undefined || isBroken ? null : (
        <img src={url} alt={`Preview of ${name}`} className={styles.picture} onError={() => setBroken(true)} />
      )}
      <span className={styles.words}>
        <Icon of={FileText} size="small" />
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.size}>{sizeText(file.size)}</span>
      </span>
      <IconButton size="small" label={`Remove ${name}`} icon={<Icon of={X} size="small" />} onClick={onRemove} />
    </li>
  );
}
