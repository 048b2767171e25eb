import type { ReplyTemplate, ScheduledMessage } from '@tutor/api/chat/chat';
import { randomUuid } from '@tutor/realtime/browser/random-uuid';
import { isNameMasked } from '@tutor/rules/chat/chat-person';
import type { Conversation } from '@tutor/rules/chat/conversation';
import { timeText } from '@tutor/rules/time/zoned-text';
import { CannedRepliesMenu } from '@tutor/ui/chat/canned-replies-menu.tsx';
import { ChatIcon } from '@tutor/ui/chat/chat-icon.tsx';
import { noteRecentEmoji, recentEmoji } from '@tutor/ui/chat/recent-emoji.ts';
import type { ReplyTo } from '@tutor/ui/chat/reply-words.ts';
import { SendLaterDialog } from '@tutor/ui/chat/send-later-dialog.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { useZone } from '@tutor/ui/primitives/behaviour/zone.tsx';
import { IconButton } from '@tutor/ui/primitives/buttons/icon-button.tsx';
import { LazyDialog } from '@tutor/ui/primitives/dialogs/lazy-dialog.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askChat } from './ask-chat.ts';
import type { Outgoing } from './outgoing.ts';
import { useChatAsk } from './use-chat-ask.ts';

const loadEmoji = async () => (await import('@tutor/ui/chat/emoji-popover.tsx')).EmojiPopover;
const loadReplies = async () => (await import('./reply-templates-control.tsx')).ReplyTemplatesControl;

export interface ComposerToolsProps {
  conversationId: number;
  details: Conversation | undefined;
  /** What is in the composer, as it goes out. */
  outgoing: Outgoing;
  /** What it answers, as the composer shows it. */
  replyTo: ReplyTo | undefined;
  /** Puts a text in the place of the caret. */
  onInsert: (text: string) => void;
  /** The text has been left with the service, to be sent later. */
  onScheduled: () => void;
}

/** Buttons beside the field: emoji, canned replies, send later. Their code comes after the page. */
export function ComposerTools(props: ComposerToolsProps) {
  const { conversationId, details, outgoing, replyTo, onInsert, onScheduled } = props;
  const zone = useZone();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isLater, setLater] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const { templates, reload } = useReplyTemplates();
  const nextClass = details?.nextClass ?? null;
  const waiting = details?.waitingLater ?? 0;
  return (
    <>
      <IconButton
        size="small"
        label="Emoji"
        icon={<ChatIcon name="emoji" />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      />
      <CannedRepliesMenu
        student={greetedName(details)}
        time={nextClass === null ? undefined : timeText(new Date(nextClass.startTime), details?.zone ?? zone)}
        own={templates?.map(({ Text }) => Text)}
        onNear={() => void reload()}
        onManage={() => setManaging(true)}
        onPick={onInsert}
      />
      <IconButton
        size="small"
        label={waiting === 0 ? 'Send later' : `Send later: ${waiting} waiting`}
        icon={<ChatIcon name="later" />}
        onClick={() => setLater(true)}
      />
      {anchor === undefined ? null : (
        <LazyPart
          load={loadEmoji}
          name="The emoji"
          onClose={() => setAnchor(undefined)}
          props={{
            anchor,
            recent: recentEmoji(),
            onPick: (emoji) => {
              noteRecentEmoji(emoji);
              setAnchor(undefined);
              onInsert(emoji);
            },
            onClose: () => setAnchor(undefined),
          }}
        />
      )}
      {isManaging ? (
        <LazyDialog
          load={loadReplies}
          onFailed={() => setManaging(false)}
          props={{ templates, onChanged: reload, onClose: () => setManaging(false) }}
        />
      ) : null}
      {isLater ? (
        <PartBoundary name="“Send later”" onClose={() => setLater(false)}>
          <SendLater
            conversationId={conversationId}
            outgoing={outgoing}
            replyTo={replyTo}
            onScheduled={onScheduled}
            onClose={() => setLater(false)}
          />
        </PartBoundary>
      ) : null}
    </>
  );
}

/** By which name a student is greeted: nobody by the part of it that is shown where it is masked. */
function greetedName(details: Conversation | undefined): string | undefined {
  if (details?.personKind !== 'student') return undefined;
  const student = details.members.find(({ id }) => id === details.personId);
  return student === undefined || isNameMasked(student.userType) ? undefined : details.name;
}

/** The tutor's own replies; undefined until they were asked for. What is known stays while it is read anew. */
function useReplyTemplates() {
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>();
  const reload = useCallback(async () => {
    const answer = await askChat('templates', {});
    if (answer.isDone) setTemplates(answer.body);
  }, []);
  return { templates, reload };
}

interface SendLaterProps extends Pick<ComposerToolsProps, 'conversationId' | 'outgoing' | 'replyTo' | 'onScheduled'> {
  onClose: () => void;
}

function SendLater({ conversationId, outgoing, replyTo, onScheduled, onClose }: SendLaterProps) {
  const { isPending, error, ask } = useChatAsk();
  const [waiting, setWaiting] = useState<readonly ScheduledMessage[]>();
  // A repeat after a lost answer is the same message.
  const clientId = useRef(randomUuid()).current;
  useEffect(() => {
    void ask('scheduled', { ConversationId: conversationId }).then((done) => {
      if (done !== undefined) setWaiting(done.body);
    });
  }, [ask, conversationId]);
  return (
    <SendLaterDialog
      isOpen
      onOpenChange={onClose}
      text={outgoing.text}
      replyTo={replyTo}
      isLoading={waiting === undefined && isPending}
      isSubmitting={waiting !== undefined && isPending}
      error={error}
      scheduled={(waiting ?? []).map((one) => ({
        id: one.Id,
        text: one.Text,
        sendAt: new Date(one.SendAt),
        failure: one.Failure === '' ? undefined : one.Failure,
      }))}
      onSchedule={async (sendAt) => {
        const { text, quote, mentions, mentionsAll } = outgoing;
        const said = { Text: text, Quote: quote, Mentions: [...mentions], MentionsAll: mentionsAll };
        const body = { ConversationId: conversationId, ClientId: clientId, ...said, SendAt: sendAt.toISOString() };
        if ((await ask('schedule', body)) === undefined) return;
        onScheduled();
        toastStore.add({ tone: 'success', message: 'The service sends it at that time.' });
        onClose();
      }}
      onCancel={async (id) => {
        if ((await ask('unschedule', { Id: id })) === undefined) return;
        setWaiting((before) => before?.filter((one) => one.Id !== id));
      }}
    />
  );
}
