import { callActions, isCallInVain, isMissedCall } from '@tutor/rules/calls/call-message';
import type { ChatFile } from '@tutor/rules/chat/chat-entry';
import { recalledText, spoken, unknownEntryText } from '@tutor/rules/chat/entry-text';
import type { Mentionable } from '@tutor/rules/chat/mentions';
import { timeText } from '@tutor/rules/time/zoned-text';
import { sizeText } from '@tutor/rules/uploads/size-text';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import Phone from 'lucide-react/icons/phone';
import PhoneMissed from 'lucide-react/icons/phone-missed';
import Undo2 from 'lucide-react/icons/undo-2';
import Video from 'lucide-react/icons/video';
import { type ReactNode, useState } from 'react';
import { Button } from '../primitives/buttons/button.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './message-content.css.ts';
import { type MessageItem, messageText, recordingKind } from './message-item.ts';
import { MessageText } from './message-text.tsx';
import { NoticeCard } from './notice-card.tsx';

export interface MessageContentProps {
  item: MessageItem;
  zone: string;
  people?: readonly Mentionable[] | undefined;
  ownId?: number | undefined;
  hrefOfFile: (path: string) => string;
  isTabbable: boolean;
  /** Without it a picture is a link to its file. */
  onOpenPicture?: (() => void) | undefined;
  /** Without it a call that is over is only told. */
  onCallBack?: (() => void) | undefined;
}

/** What a message holds, by its kind. */
export function MessageContent({ item, people, ownId, zone, isTabbable, onCallBack, ...files }: MessageContentProps) {
  const { content } = item;
  switch (content.kind) {
    case 'text':
      return <MessageText text={content.body.text} people={people} ownId={ownId} isTabbable={isTabbable} />;
    case 'picture':
      return <Picture file={content.body.file} previewUrl={item.previewUrl} isTabbable={isTabbable} {...files} />;
    case 'file':
      return <FileRow file={content.body.file} isSent={item.seq !== undefined} isTabbable={isTabbable} {...files} />;
    case 'notice':
      return <NoticeCard {...content.body} state={item.notice} zone={zone} isTabbable={isTabbable} />;
    case 'call': {
      const { actionType } = content.body;
      // An own call that was cancelled is not missed.
      const isMissed = isMissedCall(content.body) && !(item.isOwn && actionType === callActions.cancel);
      const icon = isMissed ? PhoneMissed : content.body.call_type === 1 ? Phone : Video;
      const words = messageText(item);
      const again = item.isOwn ? 'Call again' : 'Call back';
      return (
        <>
          <Line icon={<Icon of={icon} size="small" />}>{words}</Line>
          {onCallBack === undefined || !isCallInVain(content.body) ? null : (
            <Button
              size="small"
              aria-label={`${again}: ${words}, ${timeText(item.at, zone)}`}
              className={styles.callBack}
              onClick={onCallBack}
              {...(isTabbable ? {} : { tabIndex: -1 })}
            >
              {again}
            </Button>
          )}
        </>
      );
    }
    case 'recalled':
    case 'recall':
      return <Line icon={<Icon of={Undo2} size="small" />}>{recalledText}</Line>;
    case 'unknown':
      return <Line icon={<Icon of={CircleHelp} size="small" />}>{unknownEntryText}</Line>;
    case 'people':
    case 'settings':
    case 'reaction':
      return null;
  }
}

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <p className={styles.line}>
      {icon}
      <span>{children}</span>
    </p>
  );
}

/** Largest place of a picture, in px. */
const pictureMax = { width: 280, height: 320 } as const;
/** Of a picture whose size is not known. */
const pictureAssumed = { width: 240, height: 180 } as const;

/** The place that a picture takes before it has loaded, and keeps. */
function placeOf({ width, height }: ChatFile): { width: number; height: number } {
  if (typeof width !== 'number' || typeof height !== 'number') return pictureAssumed;
  const scale = Math.min(1, pictureMax.width / width, pictureMax.height / height);
  // A strip of a few pixels could not be pressed.
  return { width: Math.max(48, Math.round(width * scale)), height: Math.max(48, Math.round(height * scale)) };
}

interface PictureProps extends Pick<MessageContentProps, 'hrefOfFile' | 'isTabbable' | 'onOpenPicture'> {
  file: ChatFile;
  previewUrl: string | undefined;
}

function Picture({ file, previewUrl, hrefOfFile, isTabbable, onOpenPicture }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  const href = previewUrl ?? hrefOfFile(file.path);
  const place = placeOf(file);
  const common = {
    className: styles.place,
    ...(isBroken ? {} : { 'aria-label': `Picture ${file.name}` }),
    ...(isTabbable ? {} : { tabIndex: -1 }),
  };
  const picture = isBroken ? (
    <span className={styles.broken} style={{ width: place.width, aspectRatio: `${place.width} / ${place.height}` }}>
      <Icon of={FileText} />
      <bdi className={styles.fileName}>{file.name}</bdi>
      <span>The picture cannot be shown.</span>
    </span>
  ) : (
    // Its size is given by attributes: a page from the server may carry no styles of elements.
    <img src={href} alt="" {...place} className={styles.picture} decoding="async" onError={() => setBroken(true)} />
  );
  return onOpenPicture === undefined ? (
    <a href={href} target="_blank" rel="noopener" {...common}>
      {picture}
    </a>
  ) : (
    <button type="button" onClick={onOpenPicture} {...common}>
      {picture}
    </button>
  );
}

interface FileRowProps extends Pick<MessageContentProps, 'hrefOfFile' | 'isTabbable'> {
  file: ChatFile;
  isSent: boolean;
}

function FileRow({ file, isSent, hrefOfFile, isTabbable }: FileRowProps) {
  const words = (
    <>
      <Icon of={FileText} size="large" />
      <span className={styles.fileWords}>
        <bdi className={styles.fileName}>{file.name}</bdi>
        <span className={styles.fileSize}>{sizeText(file.size)}</span>
      </span>
    </>
  );
  return isSent ? (
    <>
      <Recording file={file} href={hrefOfFile(file.path)} isTabbable={isTabbable} />
      <a href={hrefOfFile(file.path)} className={styles.file} {...(isTabbable ? {} : { tabIndex: -1 })}>
        {words}
      </a>
    </>
  ) : (
    <span className={styles.file}>{words}</span>
  );
}

/** Plays sound and video in place; nothing for any other file. */
function Recording({ file, href, isTabbable }: { file: ChatFile; href: string; isTabbable: boolean }) {
  const [isBroken, setBroken] = useState(false);
  const kind = recordingKind(file);
  if (kind === undefined) return null;
  // A kind of recording that this browser does not know, or a file that is something else.
  if (isBroken) return <p className={styles.fileSize}>This browser cannot play it here. You can download it.</p>;
  const common = {
    src: href,
    controls: true,
    // Its length and its first picture.
    preload: 'metadata',
    'aria-label': `${kind === 'audio' ? 'Recording' : 'Video'} ${spoken(file.name)}`,
    onError: () => setBroken(true),
    ...(isTabbable ? {} : { tabIndex: -1 }),
  } as const;
  return kind === 'audio' ? (
    <audio {...common} className={styles.sound} />
  ) : (
    <video {...common} playsInline className={styles.video} />
  );
}
