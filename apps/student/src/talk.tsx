import type { ChatClient, ChatSnapshot } from '@tutor/realtime/chat/chat-client';
import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import type { Call } from '@tutor/rules/calls/call';
import { callPeopleMax } from '@tutor/rules/calls/call-limits';
import { callTypes } from '@tutor/rules/calls/call-types';
import { inCallMessage } from '@tutor/rules/calls/call-words';
import { ongoingCall, ownCall } from '@tutor/rules/calls/ongoing-call';
import type { ChatPerson } from '@tutor/rules/chat/chat-person';
import { sendFailedMessage } from '@tutor/rules/chat/chat-words';
import { whyNotMentionAll, whyNotSendFiles, whyNotSpeak } from '@tutor/rules/chat/group-rules';
import { findMentions } from '@tutor/rules/chat/mentions';
import { typedText } from '@tutor/rules/shell/typed-text';
import { CallButtons } from '@tutor/ui/calls/call-buttons.tsx';
import { CallPeoplePicker } from '@tutor/ui/calls/call-people-picker.tsx';
import { OngoingCallBar } from '@tutor/ui/calls/ongoing-call-bar.tsx';
import { Composer, type ComposerHandle } from '@tutor/ui/chat/composer.tsx';
import { nameOf, quotedMessage } from '@tutor/ui/chat/entry-items.ts';
import { kindOfOther } from '@tutor/ui/chat/kind-words.ts';
import { MessageList } from '@tutor/ui/chat/message-list.tsx';
import type { MessageListHandle } from '@tutor/ui/chat/message-list-props.ts';
import { TalkHeader } from '@tutor/ui/chat/talk-header.tsx';
import { createTalkItems, firstUnreadOf, peopleOf } from '@tutor/ui/chat/talk-items.ts';
import { useFilePreviews } from '@tutor/ui/chat/use-file-previews.ts';
import { useMessageHandlers } from '@tutor/ui/chat/use-message-handlers.ts';
import { useQuoted } from '@tutor/ui/chat/use-quoted.ts';
import { useTalkDraft } from '@tutor/ui/chat/use-talk-draft.ts';
import { useTalkHistory } from '@tutor/ui/chat/use-talk-history.ts';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import type { WhenThere } from '@tutor/ui/primitives/behaviour/use-when-there.ts';
import { ErrorState } from '@tutor/ui/primitives/feedback/error-state.tsx';
import { useCallback, useMemo, useRef, useState } from 'react';
import { fileHref } from './ask.ts';
import { enterCall, openCall } from './calls/open-call.ts';
import { personHref } from './place.ts';
import { tellFailure } from './tell-failure.ts';

export interface TalkProps {
  id: number;
  client: ChatClient | undefined;
  /** Does something with the client, once it is there. */
  withClient: WhenThere<ChatClient>;
  snapshot: ChatSnapshot;
  talk: ConversationView | undefined;
  /** Live ones of this person and of its groups. */
  calls: readonly Call[];
  me: ChatPerson;
  zone: string;
}

/** One conversation: its messages, and where one writes. */
export function Talk({ id, client, withClient, snapshot, talk, calls, me, zone }: TalkProps) {
  const details = talk?.details;
  const row = details ?? snapshot.rows.find((one) => one.id === id);
  const isGroup = row?.kind === 'group';
  const name = row?.name ?? '';
  const ownId = me.id;
  const people = useMemo(() => peopleOf(details), [details]);
  const others = useMemo(
    () => (details?.members ?? []).filter((person) => person.id !== ownId),
    [details?.members, ownId],
  );
  const mentionable = isGroup ? others : nobody;
  const hrefOfFile = useCallback((path: string) => fileHref(ownId, path), [ownId]);
  const previewOf = useFilePreviews();
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const makeItems = useRef<ReturnType<typeof createTalkItems>>();
  makeItems.current ??= createTalkItems();
  const [picking, setPicking] = useState<number>();
  const open = (callType: number, whom?: number[]): void =>
    openCall(ownId, { conversationId: id, callType, people: whom }, { conversationId: id });
  const begin = (callType: number): void => (others.length < callPeopleMax ? open(callType) : setPicking(callType));
  const own = ownCall(calls, ownId);
  const ongoing = ongoingCall(own ?? calls.find(({ conversationId }) => conversationId === id), ownId);
  const role = details?.role ?? 'member';
  const settings = details?.settings ?? null;
  const whyNot = details === undefined ? undefined : whyNotSpeak(settings, role);
  const { draft, change } = useTalkDraft(id);
  const quoted = useQuoted(id, draft.quote, { talk, withClient });
  const [refusal, setRefusal] = useState<string>();
  const { jumpTo, jumpToEnd, ways } = useTalkHistory(id, {
    client,
    withClient,
    list,
    hasNewer: talk?.hasNewer ?? false,
    tellFailure,
  });
  const {
    handlers,
    recalled,
    picking: pickingEmoji,
  } = useMessageHandlers(id, {
    withClient,
    draft,
    change,
    focus: () => composer.current?.focus(),
    callBack: own === undefined ? begin : undefined,
    canWrite: whyNot === undefined,
    tellFailure,
    jumpTo,
  });
  const reader = { ownId, people, hrefOfFile, recalled, previewOf };
  const items = talk === undefined ? [] : makeItems.current(talk, reader);

  const keepFailed = (): void => setRefusal(`${sendFailedMessage}: this browser could not keep the message.`);
  const send = (): void => {
    if (client === undefined) {
      setRefusal('The chat is still being loaded. What you write is kept: press Send again in a moment.');
      return;
    }
    const text = typedText(draft.text);
    const { quote } = draft;
    const { mentions, mentionsAll } = findMentions(text, mentionable);
    change({ text: '', quote: undefined });
    jumpToEnd();
    client.send(id, text, { quote, mentions, mentionsAll: isGroup && mentionsAll }).catch(() => {
      change({ text, quote });
      keepFailed();
    });
  };
  const sendFiles = (files: readonly File[], isAlone: boolean): void => {
    jumpToEnd();
    const quote = isAlone ? draft.quote : undefined;
    if (quote !== undefined) change({ quote: undefined });
    for (const [index, file] of files.entries()) {
      withClient((ready) => ready.sendFile(id, file, { quote: index === 0 ? quote : undefined }).catch(keepFailed));
    }
  };

  if (talk?.status === 'gone') {
    return (
      <>
        <TalkHeader name={name || 'Conversation'} backHref={personHref(ownId)} />
        <ErrorState title={talk.problem ?? 'This conversation is not there.'} headingLevel={2} />
      </>
    );
  }
  const isEmpty = (talk?.items.length ?? 0) === 0;
  return (
    <>
      <TalkHeader
        name={name}
        avatarUrl={row?.avatar == null ? undefined : hrefOfFile(row.avatar)}
        detail={isGroup ? `${row?.memberCount ?? 0} members` : row && kindOfOther(row)}
        backHref={personHref(ownId)}
        actions={
          <CallButtons
            whyNot={own === undefined ? undefined : inCallMessage}
            onCall={(kind) => begin(callTypes[kind])}
          />
        }
      />
      {ongoing === undefined ? null : (
        <OngoingCallBar call={ongoing} isHere onEnter={() => enterCall(ownId, ongoing)} />
      )}
      <MessageList
        ref={list}
        label={`Messages with ${name}`}
        items={items}
        isLoading={talk === undefined || (talk.status === 'loading' && isEmpty)}
        problem={talk?.status === 'failed' && isEmpty ? 'The messages could not be loaded.' : undefined}
        onRetry={() => client?.refresh()}
        firstUnread={talk === undefined ? undefined : firstUnreadOf(talk, talk.readSeqAtOpening, ownId)}
        hasOlder={talk?.hasOlder}
        isLoadingOlder={talk?.isLoadingOlder}
        hasNewer={talk?.hasNewer}
        onSeen={client === undefined ? undefined : (seq) => client.markSeen(id, seq)}
        people={mentionable}
        {...{ ...ways, zone, isGroup, ownId, handlers, hrefOfFile }}
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
        whyNot={whyNot}
        people={mentionable}
        whyNoMentionAll={isGroup ? whyNotMentionAll(settings, role) : undefined}
        replyTo={typeof quoted === 'object' ? quotedMessage(quoted, reader) : quoted}
        onCancelReply={() => change({ quote: undefined })}
        typing={(snapshot.typing.get(id) ?? []).map((person) => nameOf(person, reader))}
        refusal={refusal}
      />
      {pickingEmoji === undefined ? null : <LazyPart load={loadEmoji} props={pickingEmoji} />}
      {picking === undefined ? null : (
        <CallPeoplePicker
          people={others}
          callLabel={picking === callTypes.audio ? 'Audio call' : 'Video call'}
          onCall={(whom) => {
            open(picking, whom);
            setPicking(undefined);
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

const nobody: readonly [] = [];
const loadEmoji = () => import('@tutor/ui/chat/emoji-popover.tsx').then(({ EmojiPopover }) => EmojiPopover);
