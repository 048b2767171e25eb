import { useNavigate } from '@remix-run/react';
import { type TabsInView, watchTabsInView } from '@tutor/realtime/tabs/tabs-in-view';
import type { SystemMessage } from '@tutor/rules/messages/message';
import type { NoticeSetting } from '@tutor/rules/messages/notice-setting';
import { isUrgent, quietReason } from '@tutor/rules/messages/quiet-hours';
import { seconds } from '@tutor/rules/time/durations';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { type MutableRefObject, useEffect, useRef } from 'react';
import { isConversationInSight } from '../kit/page/conversation-in-sight.ts';
import { useFrame } from '../session/use-frame.ts';
import { closeNotice, closeNotices, closeNoticesExcept, showNotice } from './browser-notices.ts';
import { isQuestionJustHeard, noteQuestionHeard } from './question-heard.ts';
import { useRealtime } from './realtime-provider.tsx';
import { useWaiting } from './waiting-provider.tsx';

interface AlertsTellerProps {
  setting: NoticeSetting;
  /** This tab notifies for all of the browser. */
  isHolder: boolean;
  /** Whether this tab sounds for all of it. */
  isHeardHere: () => boolean;
  /** Filled with how a reminder rings. */
  ringer: MutableRefObject<((isUrgent: boolean) => void) | undefined>;
}

/** What is told, and the page that shows it. */
interface Told {
  tag: string;
  title: string;
  body?: string | undefined;
  href: string;
}

/** What arrives so soon after a sound makes no other one, unless it is urgent: many messages at once are one sound. */
const soundGapMs = seconds(2);

const chatPrefix = 'chat-';
const chatTag = (conversationId: number): string => `${chatPrefix}${conversationId}`;
const messageTag = (mid: number): string => `message-${mid}`;
const didiPrefix = 'didi-';
const didiTag = (id: number): string => `${didiPrefix}${id}`;

/** One sound and one browser notification per browser for what arrives, within the tutor's quiet hours. Draws nothing. */
export function AlertsTeller({ setting, isHolder, isHeardHere, ringer }: AlertsTellerProps) {
  const { sound, onNews, onChatNews, snapshot } = useRealtime();
  const navigate = useNavigate();
  const { waiting } = useWaiting();
  const { tuid } = useFrame().tutor;
  const now = useNow('minute');
  const tabsInView = useRef<TabsInView>();
  useEffect(() => {
    const watched = watchTabsInView();
    tabsInView.current = watched;
    return () => watched.stop();
  }, []);

  const soundedAtMs = useRef(-soundGapMs);
  const ring = (urgent: boolean): boolean => {
    const isQuiet = quietReason(now.getTime(), waiting?.classSpans ?? [], setting) !== undefined;
    if (isQuiet && !urgent) return false;
    if (isHeardHere() && (urgent || performance.now() - soundedAtMs.current >= soundGapMs)) {
      soundedAtMs.current = performance.now();
      void sound?.play();
    }
    return true;
  };
  const tell = (told: readonly Told[], urgent: boolean): void => {
    if (!ring(urgent) || !isHolder || !setting.isBrowserNoticeOn) return;
    // Whoever looks at any tab of the portal sees it there.
    void tabsInView.current?.hasAny().then((isSeen) => {
      if (isSeen) return;
      for (const { href, ...notice } of told) void showNotice({ ...notice, onOpen: () => navigate(href) });
    });
  };
  const latest = useRef({ ring, tell });
  latest.current = { ring, tell };

  useEffect(() => {
    ringer.current = (urgent) => {
      if (!isQuestionJustHeard(tuid)) latest.current.ring(urgent);
    };
    return () => {
      ringer.current = undefined;
    };
  }, [ringer, tuid]);

  useEffect(
    () =>
      onNews((messages: readonly SystemMessage[]) => {
        const newest = messages[0];
        if (newest === undefined) return;
        if (messages.some(({ source }) => source === 'absence')) noteQuestionHeard(tuid);
        const others = messages.length - 1;
        const told = {
          tag: messageTag(newest.mid),
          title: newest.title,
          body: others === 0 ? undefined : `and ${others} more ${others === 1 ? 'message' : 'messages'}`,
          href: `/messageView/${newest.mid}`,
        };
        latest.current.tell([told], messages.some(isUrgent));
      }),
    [onNews, tuid],
  );

  const toldChat = useRef(new Map<number, number>()).current;
  const chatUnread = useRef(0);
  useEffect(
    () =>
      onChatNews((news) => {
        if (news === undefined) return;
        // Something was read, here or elsewhere, or recalled: its words stand nowhere any more.
        if (news.totalUnread < chatUnread.current) closeNoticesExcept(chatPrefix, new Set());
        chatUnread.current = news.totalUnread;
        const message = news.latest;
        if (message == null || message.isMuted) return;
        const { conversationId, seq, name, text } = message;
        // A recall and what was read come as news of the same message.
        if (seq <= (toldChat.get(conversationId) ?? 0)) return;
        toldChat.set(conversationId, seq);
        const told = { tag: chatTag(conversationId), title: name, body: text, href: `/chat/${conversationId}` };
        void isConversationInSight(conversationId).then((isInSight) => {
          if (!isInSight) latest.current.tell([told], false);
        });
      }),
    [onChatNews, toldChat],
  );

  const toldDidi = useRef<ReadonlySet<number>>();
  const didi = waiting?.didi;
  useEffect(() => {
    if (didi === undefined) return;
    const known = toldDidi.current;
    toldDidi.current = new Set(didi.map(({ id }) => id));
    closeNoticesExcept(didiPrefix, new Set(didi.map(({ id }) => didiTag(id))));
    const fresh = didi.filter(({ id, isShown }) => (known === undefined ? !isShown : !known.has(id)));
    if (fresh.length === 0) return;
    // A request is lost unless it is grabbed soon: heard in quiet hours too.
    const told = fresh.map(({ id }) => ({ tag: didiTag(id), title: 'Didi request', href: '/home' }));
    latest.current.tell(told, true);
  }, [didi]);

  // Read here or elsewhere.
  const { messages } = snapshot;
  useEffect(() => {
    for (const { mid, isRead } of messages) if (isRead) closeNotice(messageTag(mid));
  }, [messages]);
  useEffect(() => {
    window.addEventListener('pagehide', closeNotices);
    return () => {
      window.removeEventListener('pagehide', closeNotices);
      closeNotices();
    };
  }, []);
  return null;
}
