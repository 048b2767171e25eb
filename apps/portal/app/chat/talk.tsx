import { RefusedError } from '@tutor/realtime/chat/chat-calls';
import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { readNotice } from '@tutor/rules/chat/chat-notice';
import { recallFailedMessage, sendFailedMessage } from '@tutor/rules/chat/chat-words';
import { whyNotMentionAll, whyNotSendFiles, whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { findMentions } from '@tutor/rules/chat/mentions';
import { typedText } from '@tutor/rules/shell/typed-text';
import { Composer, type ComposerHandle } from '@tutor/ui/chat/composer.tsx';
import { nameOf, quotedMessage } from '@tutor/ui/chat/entry-items.ts';
import type { MessageHandlers } from '@tutor/ui/chat/message-handlers.ts';
import { MessageList, type MessageListHandle } from '@tutor/ui/chat/message-list.tsx';
import { TalkHeader } from '@tutor/ui/chat/talk-header.tsx';
import { createTalkItems, findEntry, firstUnreadOf } from '@tutor/ui/chat/talk-items.ts';
import { useFilePreviews } from '@tutor/ui/chat/use-file-previews.ts';
import { useTalkDraft } from '@tutor/ui/chat/use-talk-draft.ts';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback, useMemo, useRef, useState } from 'react';
import { uploadedFileHref } from '../kit/uploaded-file-href.ts';
import { chatPath } from './chat-paths.ts';
import { noticeState } from './notice-state.ts';
import { useNoticeFacts } from './use-notice-facts.ts';

export interface TalkProps {
  id: number;
  client: ChatClient | undefined;
  snapshot: ChatSnapshot;
  talk: ConversationView | undefined;
  ownId: number;
  zone: string;
  /** The chat's script cannot be had. */
  isMissing: boolean;
}

/** One conversation: its messages, and where one writes. */
export function Talk({ id, client, snapshot, talk, ownId, zone, isMissing }: TalkProps) {
  const details = talk?.details;
  const row = details ?? snapshot.rows.find((one) => one.id === id);
  const isGroup = row?.kind === 'group';
  const name = row?.name ?? '';
  const now = useNow('minute');
  const people = useMemo(
    () => new Map((details?.members ?? []).map((member) => [member.id, member])),
    [details?.members],
  );
  const mentionable = useMemo(
    () => (isGroup ? [...people.values()].filter((person) => person.id !== ownId) : []),
    [isGroup, people, ownId],
  );
  const [recalled, setRecalled] = useState<ReadonlyMap<string, string>>(new Map());
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
  const reader = { ownId, people, hrefOfFile: uploadedFileHref, noticeOf, recalled, previewOf };
  const items = talk === undefined ? [] : makeItems.current(talk, reader);
  const { draft, change } = useTalkDraft(id);
  const [refusal, setRefusal] = useState<string>();

  const jumpTo = (seq: number): void => {
    if (list.current?.jumpTo(seq) === true) return;
    void client?.jumpTo(id, seq);
  };
  const latest = useRef({ client, change, jumpTo, draft });
  latest.current = { client, change, jumpTo, draft };
  const handlers = useMemo<MessageHandlers>(
    () => ({
      onReply: ({ seq }) => {
        latest.current.change({ quote: seq });
        composer.current?.focus();
      },
      onReact: ({ seq }, emoji, isOn) => {
        if (seq !== undefined)
          void latest.current.client?.react(id, seq, emoji, isOn).catch(tellFailure('Reaction failed'));
      },
      onRecall: ({ seq, key, content }) => {
        if (seq === undefined) return;
        latest.current.client?.recall(id, seq).then(() => {
          if (content.kind === 'text') setRecalled((before) => new Map(before).set(key, content.body.text));
        }, tellFailure(recallFailedMessage));
      },
      onEditAgain: ({ textBeforeRecall = '' }) => {
        const { text } = latest.current.draft;
        latest.current.change({ text: text === '' ? textBeforeRecall : `${text}\n${textBeforeRecall}` });
        composer.current?.focus();
      },
      onRetry: ({ key }) => void latest.current.client?.retry(key),
      onDiscard: ({ key }) => void latest.current.client?.discard(key),
      onJump: (seq) => latest.current.jumpTo(seq),
    }),
    [id],
  );

  const send = (): void => {
    if (client === undefined) {
      setRefusal(notReady);
      return;
    }
    const { quote } = draft;
    const text = typedText(draft.text);
    const { mentions, mentionsAll } = findMentions(text, mentionable);
    change({ text: '', quote: undefined });
    setRefusal(undefined);
    list.current?.jumpToEnd();
    client.send(id, text, { quote, mentions, mentionsAll: isGroup && mentionsAll }).catch(() => {
      // What was typed meanwhile stays behind it.
      const typed = latest.current.draft.text;
      latest.current.change({ text: typed === '' ? text : `${text}\n${typed}`, quote });
      setRefusal(`${sendFailedMessage}: this browser could not keep the message.`);
    });
  };
  const sendFiles = (files: readonly File[]): void => {
    if (client === undefined) {
      setRefusal(notReady);
      return;
    }
    list.current?.jumpToEnd();
    for (const file of files) {
      client.sendFile(id, file).catch(() => setRefusal(`${sendFailedMessage}: ${file.name} could not be kept.`));
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
  const role = details?.role ?? 'member';
  const settings = details?.settings ?? null;
  const typing = (snapshot.typing.get(id) ?? []).map((person) => nameOf(person, reader));
  const quoted = draft.quote === undefined || talk === undefined ? undefined : findEntry(talk, draft.quote);
  return (
    <>
      <TalkHeader
        name={name}
        avatarUrl={row?.avatar == null ? undefined : uploadedFileHref(row.avatar)}
        detail={isGroup ? `${row?.memberCount ?? 0} members` : undefined}
        backHref={chatPath}
      />
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
        onOlder={() => void client?.loadOlder(id)}
        hasNewer={talk?.hasNewer}
        onNewer={() => void client?.loadNewer(id)}
        onNewest={() => void client?.jumpTo(id, 'end')}
        onSeen={(seq) => client?.markSeen(id, seq)}
        {...{ zone, isGroup, ownId, handlers }}
        people={mentionable}
        hrefOfFile={uploadedFileHref}
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
        whyNoFiles={whyNotSendFiles(settings, role)}
        whyNot={details === undefined ? undefined : whyNotSpeak(settings, role)}
        people={mentionable}
        whyNoMentionAll={isGroup ? whyNotMentionAll(settings, role) : undefined}
        replyTo={quoted === undefined ? undefined : quotedMessage(quoted, reader)}
        onCancelReply={() => change({ quote: undefined })}
        typing={typing}
        other={isGroup ? undefined : { name, zone: row?.zone ?? null }}
        refusal={refusal ?? (isMissing ? notReady : undefined)}
      />
    </>
  );
}

const notReady = 'The chat is still being loaded. What you write is kept.';

/** Tells why something failed: in the service's words where it refused. */
function tellFailure(what: string): (error: unknown) => void {
  return (error) => {
    const why = error instanceof RefusedError ? error.message : 'Links seem to get inaccessible.';
    toastStore.add({ tone: 'error', message: why.startsWith(what) ? why : `${what}: ${why}` });
  };
}
