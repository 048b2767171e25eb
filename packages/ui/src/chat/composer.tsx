import { messageTextMax } from '@tutor/rules/chat/chat-limits';
import { emptyMessage } from '@tutor/rules/chat/chat-words';
import { spoken } from '@tutor/rules/chat/entry-text';
import { findMentions, type Mentionable } from '@tutor/rules/chat/mentions';
import { nameList } from '@tutor/rules/chat/name-list';
import { signCount, signUnitsMax } from '@tutor/rules/chat/text-size';
import { typedText } from '@tutor/rules/shell/typed-text';
import { dayMark, timeText } from '@tutor/rules/time/zoned-text';
import Ban from 'lucide-react/icons/ban';
import Paperclip from 'lucide-react/icons/paperclip';
import Send from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import {
  type ClipboardEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNow } from '../primitives/behaviour/now.tsx';
import { PartBoundary } from '../primitives/behaviour/part-boundary.tsx';
import { useBrowserLayoutEffect } from '../primitives/behaviour/use-browser-layout-effect.ts';
import { useLoaded } from '../primitives/behaviour/use-loaded.ts';
import { useZone } from '../primitives/behaviour/zone.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { IconButton } from '../primitives/buttons/icon-button.tsx';
import { LazyDialog } from '../primitives/dialogs/lazy-dialog.tsx';
import { VisuallyHidden } from '../primitives/layout/visually-hidden.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './composer.css.ts';
import { MentionMenu } from './mention-menu.tsx';
import { type ReplyTo, replyWords } from './reply-words.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useMentionMenu } from './use-mention-menu.ts';

/** What the tools beside it can ask of the composer. */
export interface ComposerHandle {
  /** Puts a text in the place of the caret: an emoji, a canned reply. */
  insert: (text: string) => void;
  focus: () => void;
}

export interface ComposerProps {
  /** Whom one writes to: 'Message to Coco'. */
  label: string;
  /** The draft; whoever holds it keeps it. */
  value: string;
  onChange: (value: string) => void;
  /** What was typed may be sent: it is neither empty nor too long. The text is cleared by whoever holds it. */
  onSend: () => void;
  /**
   * Files of a right kind and size, which were looked at. Their caption is the text of the composer, which follows by `onSend`;
   * `isAlone` where there is none. Without it none can be sent.
   */
  onFiles?: ((files: File[], isAlone: boolean) => void) | undefined;
  /** Why files cannot be sent here, by the group's rules. */
  whyNoFiles?: string | undefined;
  /** Why nothing can be written here, in the place of the field. What was typed stays with whoever holds it. */
  whyNot?: string | undefined;
  /** People who can be mentioned; an empty list in a conversation of two. */
  people?: readonly Mentionable[] | undefined;
  /** Why not everybody can be called together; undefined where they can. */
  whyNoMentionAll?: string | undefined;
  replyTo?: ReplyTo | undefined;
  onCancelReply?: (() => void) | undefined;
  /** Names of those who are writing now. */
  typing?: readonly string[] | undefined;
  /** The other person, whose time of day is said. */
  other?: { name: string; zone: string | null } | undefined;
  /** Buttons beside the field: emoji, canned replies, send later. */
  tools?: ReactNode;
  /** Why sending was refused by the service, until the text changes. */
  refusal?: string | undefined;
}

/** Signs before the limit from which on they are counted in sight. */
const countedBefore = 200;
const nobody: readonly Mentionable[] = [];
/** Where messages are written. Enter sends, Shift and Enter begin a line; nothing that was typed is ever cut or taken away. */
export const Composer = forwardRef<ComposerHandle, ComposerProps>(function Composer(props, ref) {
  const { replyTo, onCancelReply, whyNot, typing = [], other } = props;
  return (
    <div className={styles.root}>
      <p className={styles.typing} aria-live="polite">
        <bdi>{typingText(typing)}</bdi>
      </p>
      {other?.zone == null ? null : <TheirTime name={other.name} zone={other.zone} />}
      {whyNot === undefined ? (
        <>
          {replyTo === undefined ? null : (
            <div className={styles.reply}>
              <p className={styles.replyWords}>
                <bdi className={styles.replyName}>{replyWords(replyTo).title}</bdi>
                <bdi className={styles.replyText}>{replyWords(replyTo).text}</bdi>
              </p>
              <IconButton
                size="small"
                label="Cancel reply"
                icon={<Icon of={X} size="small" />}
                onClick={onCancelReply}
              />
            </div>
          )}
          <PartBoundary name="The field to write in">
            <Field {...props} ref={ref} />
          </PartBoundary>
        </>
      ) : (
        <p className={styles.whyNot}>
          <Icon of={Ban} size="small" />
          <span>{whyNot}</span>
        </p>
      )}
    </div>
  );
});

function typingText(names: readonly string[]): string {
  if (names.length === 0) return '';
  return `${nameList(names.map(spoken))} ${names.length === 1 ? 'is' : 'are'} writing…`;
}

/** 'It is 6:12 AM for Coco’s mother.' */
function TheirTime({ name, zone }: { name: string; zone: string }) {
  const now = useNow('minute');
  const own = useZone();
  return (
    <p className={styles.theirTime}>
      <bdi>{`It is ${timeText(now, zone)}${dayMark(now, own, zone)} for ${spoken(name)}.`}</bdi>
    </p>
  );
}

const Field = forwardRef<ComposerHandle, ComposerProps>(function Field(
  {
    label,
    value,
    onChange,
    onSend,
    onFiles,
    whyNoFiles,
    people = nobody,
    whyNoMentionAll,
    onCancelReply,
    replyTo,
    tools,
    refusal,
  },
  ref,
) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Looked at before they are sent. */
  const [looked, setLooked] = useState<readonly File[]>(noFiles);
  const [problem, setProblem] = useState<string>();
  const caret = useRef<number>();
  const mentions = useMentionMenu({ field, value, people, whyNoMentionAll, onPick: replaceWith });
  const length = useMemo(() => signCountOf(value), [value]);
  const over = Math.max(0, length - messageTextMax);

  useBrowserLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    fit(element);
    // A text that was put in from outside leaves the caret behind it.
    if (caret.current === undefined) return;
    element.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  function replaceWith(text: string, start: number, end: number): void {
    caret.current = start + text.length;
    onChange(value.slice(0, start) + text + value.slice(end));
    field.current?.focus();
  }
  useImperativeHandle(ref, () => ({
    insert: (text) => {
      const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {};
      replaceWith(text, selectionStart, selectionEnd);
    },
    focus: () => field.current?.focus(),
  }));

  const whyNotSend = (): string | undefined => {
    if (typedText(value) === '') return emptyMessage;
    if (over > 0) return tooLongText(over);
    return whyNoMentionAll !== undefined && findMentions(value, people).mentionsAll ? whyNoMentionAll : undefined;
  };
  const send = (): void => {
    const why = whyNotSend();
    setProblem(why);
    if (why === undefined) onSend();
    field.current?.focus();
  };
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    if (whyNoFiles !== undefined || onFiles === undefined) {
      setProblem(whyNoFiles ?? 'Files cannot be sent here.');
      return;
    }
    const look = (more: readonly File[]): void => setLooked((before) => [...before, ...more]);
    loadAttachments().then(
      ({ checkAttachments }) => {
        const { taken, problem: refused } = checkAttachments(files);
        setProblem(refused);
        look(taken);
      },
      // The service says what it does not take.
      () => look(files),
    );
  };
  const isDragging = useFileDrop(frame, take);
  const sendLooked = (): void => {
    const hasText = typedText(value) !== '';
    const why = whyNoFiles ?? (hasText ? whyNotSend() : undefined);
    setProblem(why);
    if (why !== undefined) return;
    onFiles?.([...looked], !hasText);
    if (hasText) onSend();
    setLooked(noFiles);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends a composition chooses a word; Safari says so by the key's old number alone.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      send();
    } else if (event.key === 'Escape' && replyTo !== undefined) {
      event.preventDefault();
      onCancelReply?.();
    }
  };
  const onPaste = (event: ClipboardEvent): void => {
    // Text that was copied with a picture of itself, as from a table, is text.
    if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    take([...event.clipboardData.files]);
  };
  const said = problem ?? refusal ?? (over > 0 ? tooLongText(over) : undefined);
  return (
    <div ref={frame} className={styles.field} data-dragging={isDragging ? '' : undefined}>
      {mentions.isOpen ? <MentionMenu {...mentions.menu} /> : null}
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        ref={field}
        id={id}
        rows={1}
        className={styles.text}
        placeholder="Write a message"
        dir="auto"
        enterKeyHint="send"
        value={value}
        aria-invalid={said === undefined ? undefined : true}
        aria-describedby={`${id}-said ${id}-left`}
        {...mentions.fieldProps}
        onChange={({ currentTarget }) => {
          setProblem(undefined);
          onChange(currentTarget.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <div className={styles.bar}>
        {onFiles === undefined ? null : <FileButton whyNot={whyNoFiles} onRefused={setProblem} onFiles={take} />}
        {tools}
        <span id={`${id}-left`} className={styles.left} data-over={over > 0 ? '' : undefined}>
          {length >= messageTextMax - countedBefore ? `${length} of ${messageTextMax}` : ''}
        </span>
        <Button
          variant="primary"
          size="small"
          icon={<Icon of={Send} size="small" />}
          // Not disabled: a press says why nothing is sent.
          onClick={send}
          className={styles.send}
        >
          Send
        </Button>
      </div>
      <p id={`${id}-said`} role="status" className={styles.said}>
        <span>{isDragging ? dropText : (said ?? '')}</span>
      </p>
      {looked.length === 0 ? null : (
        <LazyDialog
          load={loadFilesDialog}
          onFailed={() => setLooked(noFiles)}
          props={{
            files: looked,
            label,
            replyTo,
            text: value,
            problem: problem ?? (over > 0 ? tooLongText(over) : undefined),
            onText: (text) => {
              setProblem(undefined);
              onChange(text);
            },
            onPaste,
            onRemove: (file) => setLooked((before) => before.filter((one) => one !== file)),
            onSend: sendLooked,
            onClose: () => setLooked(noFiles),
          }}
        />
      )}
    </div>
  );
});

function tooLongText(over: number): string {
  return `Too long by ${over === 1 ? '1 character' : `${over} characters`}: at most ${messageTextMax} can be sent. Nothing was cut.`;
}

/** A text that is too long whatever its signs are, which is not measured at each key. */
const veryLong = messageTextMax * signUnitsMax;

/** Of what would be sent. A very long text is counted roughly: nobody needs its last sign. */
function signCountOf(value: string): number {
  return value.length > veryLong ? value.length : signCount(typedText(value));
}

/** As high as its text, up to what the sheet allows. */
function fit(element: HTMLTextAreaElement): void {
  element.style.height = 'auto';
  element.style.height = element.value.length > veryLong ? '100vh' : `${element.scrollHeight}px`;
}

const noFiles: readonly File[] = [];
const dropText = 'Drop the files to look at them before they are sent.';
const loadFilesDialog = async () => (await import('./files-dialog.tsx')).FilesDialog;
// What may be sent is known after the page.
const loadAttachments = () => import('./attachments.ts');

interface FileButtonProps {
  whyNot: string | undefined;
  onRefused: (why: string) => void;
  onFiles: (files: readonly File[]) => void;
}

function FileButton({ whyNot, onRefused, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const limits = useLoaded(loadAttachments)?.attachmentLimits;
  return (
    <>
      <IconButton
        size="small"
        label="Attach files"
        title={whyNot ?? (limits === undefined ? 'Attach files' : `Attach files: up to ${limits.sizeText} each`)}
        icon={<Icon of={Paperclip} />}
        onClick={() => (whyNot === undefined ? input.current?.click() : onRefused(whyNot))}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to send"
        accept={limits?.accept}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
