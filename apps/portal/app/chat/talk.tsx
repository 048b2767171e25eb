import type { WatchedCalls } from '@tutor/realtime/calls/call-watch';
import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { readNotice } from '@tutor/rules/chat/chat-notice';
import { sendFailedMessage } from '@tutor/rules/chat/chat-words';
import { whyNotMentionAll, whyNotSendFiles, whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { Composer, type ComposerHandle } from '@tutor/ui/chat/composer.tsx';
import { nameOf, quotedMessage } from '@tutor/ui/chat/entry-items.ts';
import { kindOfOther } from '@tutor/ui/chat/kind-words.ts';
import type { MessageItem } from '@tutor/ui/chat/message-item.ts';
import { MessageList } from '@tutor/ui/chat/message-list.tsx';
import type { MessageListHandle } from '@tutor/ui/chat/message-list-props.ts';
import { PlainComposer } from '@tutor/ui/chat/plain-composer.tsx';
import { TalkHeader } from '@tutor/ui/chat/talk-header.tsx';
import { createTalkItems, firstUnreadOf, peopleOf, viewedPictures } from '@tutor/ui/chat/talk-items.ts';
import { UnsentBar } from '@tutor/ui/chat/unsent-bar.tsx';
import { useFilePreviews } from '@tutor/ui/chat/use-file-previews.ts';
import { useMessageHandlers } from '@tutor/ui/chat/use-message-handlers.ts';
import { useQuoted } from '@tutor/ui/chat/use-quoted.ts';
import { useTalkDraft } from '@tutor/ui/chat/use-talk-draft.ts';
import { useTalkHistory } from '@tutor/ui/chat/use-talk-history.ts';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import type { WhenThere } from '@tutor/ui/primitives/behaviour/use-when-there.ts';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { useLineDownSince } from '../kit/line/line-state.ts';
import { noteConversationInSight } from '../kit/page/conversation-in-sight.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import { chatPath, conversationPath } from './chat-paths.ts';
import type { TargetMessage } from './chat-place.ts';
import { noticeState } from './notice-state.ts';
import { outgoingOf } from './outgoing.ts';
import type { BeginCall } from './talk-header-tools.tsx';
import { tellChatFailure } from './tell-chat-failure.ts';
import { useNoticeFacts } from './use-notice-facts.ts';

export interface TalkProps {
  id: number;
  client: ChatClient | undefined;
  /** Does something with the client, once it is there. */
  withClient: WhenThere<ChatClient>;
  snapshot: ChatSnapshot;
  talk: ConversationView | undefined;
  calls: WatchedCalls;
  ownId: number;
  zone: string;
  /** The chat's script cannot be had. */
  isMissing: boolean;
  /** False where the browser keeps nothing that waits. */
  isLasting: boolean;
  /** Of the form on a page without JavaScript: sent twice, it is one message. */
  formKey: string;
  /** Goes to this message once it is loaded: the address names it. */
  target: TargetMessage | undefined;
  onSearch: () => void;
  onDetails: () => void;
}

const loadTools = async () => (await import('./composer-tools.tsx')).ComposerTools;
const loadHeaderTools = async () => (await import('./talk-header-tools.tsx')).TalkHeaderTools;
const loadCallBar = async () => (await import('./talk-call-bar.tsx')).TalkCallBar;
const loadFailedLater = async () => (await import('./failed-later-control.tsx')).FailedLaterControl;
const loadEmoji = async () => (await import('@tutor/ui/chat/emoji-popover.tsx')).EmojiPopover;
const loadForward = async () => (await import('./forward-control.tsx')).ForwardControl;
const loadViewer = async () => (await import('@tutor/ui/chat/image-viewer.tsx')).ImageViewer;

/** One conversation: its messages, and where one writes. */
export function Talk({
  id,
  client,
  withClient,
  snapshot,
  talk,
  calls,
  ownId,
  zone,
  isMissing,
  isLasting,
  formKey,
  target,
  onSearch,
  onDetails,
}: TalkProps) {
  const details = talk?.details;
  const row = details ?? snapshot.rows.find((one) => one.id === id);
  const isGroup = row?.kind === 'group';
  const name = row?.name ?? '';
  const now = useNow('minute');
  const people = useMemo(() => peopleOf(details), [details]);
  const everybody = useMemo(() => (isGroup ? (details?.members ?? []) : []), [isGroup, details?.members]);
  const mentionable = useMemo(() => everybody.filter((person) => person.id !== ownId), [everybody, ownId]);
  const facts = useNoticeFacts(talk?.items);
  const previewOf = useFilePreviews();
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const makeItems = useRef<ReturnType<typeof createTalkItems>>();
  makeItems.current ??= createTalkItems();
  const noticeOf = useCallback(
    (entry: Extract<ChatEntry, { kind: 'notice' }>) => noticeState(readNotice(entry.body), facts, now),
    [facts, now],
  );
  const isOffline = useLineDownSince() !== undefined;
  const reply = useFormReply('chat');
  const { draft, change } = useTalkDraft(id);
  const quoted = useQuoted(id, draft.quote, { talk, withClient });
  const [refusal, setRefusal] = useState<string>();
  /** Pressed before the chat was loaded: it goes out then. */
  const [isSendWanted, setSendWanted] = useState(false);
  const [viewed, setViewed] = useState<string>();

  const { jumpTo, jumpToEnd, ways } = useTalkHistory(id, {
    client,
    withClient,
    list,
    hasNewer: talk?.hasNewer ?? false,
    tellFailure: tellChatFailure,
  });
  /** How one calls; undefined until the tools above have come, and while nobody can be called. */
  const [begin, setBegin] = useState<BeginCall>();
  const noteBegin = useCallback((next: BeginCall | undefined) => setBegin(() => next), []);
  const role = details?.role ?? 'member';
  const settings = details?.settings ?? null;
  const whyNot = details === undefined ? undefined : whyNotSpeak(settings, role);
  const [forwarded, setForwarded] = useState<MessageItem>();
  const openPicture = useCallback(({ key }: MessageItem) => setViewed(key), []);
  const { handlers, recalled, picking } = useMessageHandlers(id, {
    withClient,
    draft,
    change,
    focus: () => composer.current?.focus(),
    jumpTo,
    openPicture,
    forward: setForwarded,
    callBack: begin,
    canWrite: whyNot === undefined,
    tellFailure: tellChatFailure,
  });
  const reader = { ownId, people, hrefOfFile: uploadedFileHref, noticeOf, recalled, previewOf };
  const items = talk === undefined ? [] : makeItems.current(talk, reader);
  const replyTo = typeof quoted === 'object' ? quotedMessage(quoted, reader) : quoted;
  const latest = useRef({ change, jumpTo, draft });
  latest.current = { change, jumpTo, draft };
  const isReady = client !== undefined && talk?.status === 'ready';
  useEffect(() => {
    if (isReady && target !== undefined) latest.current.jumpTo(target.seq);
  }, [isReady, target]);

  /** What Enter sends, now or later. */
  const outgoing = outgoingOf(draft, mentionable);
  /** Puts a text back where one writes; what was typed meanwhile stays behind it. */
  const putBack = useCallback((text: string, quote: number | undefined): void => {
    const { draft: typed, change: put } = latest.current;
    put({ text: typed.text === '' ? text : `${text}\n${typed.text}`, quote: typed.quote ?? quote });
  }, []);
  const send = (): void => {
    if (client === undefined) {
      setSendWanted(true);
      return;
    }
    const { text, ...aimed } = outgoing;
    // What was pressed before the chat was loaded may have been taken back since.
    if (text === '') return;
    change({ text: '', quote: undefined });
    setRefusal(undefined);
    jumpToEnd();
    client.send(id, text, aimed).catch(() => {
      putBack(text, aimed.quote);
      setRefusal(`${sendFailedMessage}: this browser could not keep the message.`);
    });
  };
  const sendLatest = useRef(send);
  sendLatest.current = send;
  useEffect(() => {
    if (client === undefined || !isSendWanted) return;
    setSendWanted(false);
    sendLatest.current();
  }, [client, isSendWanted]);
  const sendFiles = (files: readonly File[], isAlone: boolean): void => {
    jumpToEnd();
    // A caption carries the quote by itself.
    const quote = isAlone ? draft.quote : undefined;
    if (quote !== undefined) change({ quote: undefined });
    for (const [index, file] of files.entries()) {
      client
        ?.sendFile(id, file, { quote: index === 0 ? quote : undefined })
        .catch(() => setRefusal(`${sendFailedMessage}: ${file.name} could not be kept.`));
    }
  };

  if (talk?.status === 'gone') {
    return (
      <>
        <TalkHeader name={name || 'Conversation'} backHref={chatPath} />
        <ErrorState title={talk.problem ?? 'This conversation is not there.'} headingLevel={2} />
      </>
    );
  }
  const unsent = (talk?.items ?? []).filter((item) => item.kind === 'own');
  const failed = unsent.filter(({ status }) => status === 'failed');
  const typing = (snapshot.typing.get(id) ?? []).map((person) => nameOf(person, reader));
  return (
    <>
      <TalkHeader
        name={name}
        tools={
          <LazyPart load={loadHeaderTools} props={{ details, ownId, calls, onBegin: noteBegin, onSearch, onDetails }} />
        }
        avatarUrl={row?.avatar == null ? undefined : uploadedFileHref(row.avatar)}
        detail={isGroup ? `${row?.memberCount ?? 0} members` : row && kindOfOther(row)}
        backHref={chatPath}
      />
      {calls.live.size > 0 ? <LazyPart load={loadCallBar} props={{ conversationId: id, calls, ownId }} /> : null}
      <MessageList
        ref={list}
        label={`Messages with ${name}`}
        items={items}
        isLoading={talk === undefined || (talk.status === 'loading' && talk.items.length === 0)}
        problem={talk?.status === 'failed' && talk.items.length === 0 ? 'The messages could not be loaded.' : undefined}
        onRetry={() => client?.refresh()}
        firstUnread={talk === undefined ? undefined : firstUnreadOf(talk, talk.readSeqAtOpening, ownId)}
        hasOlder={talk?.hasOlder}
        isLoadingOlder={talk?.isLoadingOlder}
        hasNewer={talk?.hasNewer}
        onSeen={client === undefined ? undefined : (seq) => client.markSeen(id, seq)}
        onInSight={(isInSight) => noteConversationInSight(isInSight ? id : undefined)}
        {...{ ...ways, zone, isGroup, ownId, handlers }}
        people={everybody}
        hrefOfFile={uploadedFileHref}
      />
      {client === undefined || row === undefined || row.failedLater === 0 ? null : (
        <LazyPart
          load={loadFailedLater}
          props={{ client, conversationId: id, count: row.failedLater, onEdit: putBack }}
        />
      )}
      <UnsentBar
        waiting={unsent.filter(({ status }) => status === 'waiting').length}
        failed={failed.length}
        isOffline={isOffline}
        isLasting={isLasting}
        onRetryAll={() => {
          for (const { key } of failed) void client?.retry(key);
        }}
      />
      <PlainComposer
        label={`Message to ${name}`}
        action={conversationPath(id)}
        fields={{ conversation: String(id), key: formKey }}
        text={reply?.values.text}
        error={reply?.fieldErrors.text ?? reply?.error ?? undefined}
      />
      <Composer
        ref={composer}
        label={`Message to ${name}`}
        value={draft.text}
        onChange={(text) => {
          change({ text });
          setRefusal(undefined);
          if (text !== '') client?.setTyping(id);
        }}
        onSend={send}
        onFiles={sendFiles}
        whyNoFiles={client === undefined ? filesNotReady : whyNotSendFiles(settings, role)}
        whyNot={whyNot}
        people={mentionable}
        whyNoMentionAll={isGroup ? whyNotMentionAll(settings, role) : undefined}
        replyTo={replyTo}
        onCancelReply={() => change({ quote: undefined })}
        typing={typing}
        other={row?.personKind === 'student' ? { name, zone: row.zone } : undefined}
        tools={
          <LazyPart
            load={loadTools}
            props={{
              conversationId: id,
              details,
              outgoing,
              replyTo,
              onInsert: (text) => composer.current?.insert(text),
              onScheduled: () => change({ text: '', quote: undefined }),
            }}
          />
        }
        refusal={refusal ?? (isSendWanted || isMissing ? notReady : undefined)}
      />
      {picking === undefined ? null : <LazyPart load={loadEmoji} props={picking} />}
      {forwarded === undefined || client === undefined ? null : (
        <LazyDialog
          load={loadForward}
          onFailed={() => setForwarded(undefined)}
          props={{ client, conversationId: id, item: forwarded, onClose: () => setForwarded(undefined) }}
        />
      )}
      {viewed === undefined ? null : (
        <LazyDialog
          load={loadViewer}
          onFailed={() => setViewed(undefined)}
          props={{
            pictures: viewedPictures(items, uploadedFileHref),
            openKey: viewed,
            onClose: () => setViewed(undefined),
          }}
        />
      )}
    </>
  );
}

const filesNotReady = 'The chat is still being loaded. Please choose the files again in a moment.';
const notReady = 'The chat is still being loaded. What you write is kept, and goes out then.';
