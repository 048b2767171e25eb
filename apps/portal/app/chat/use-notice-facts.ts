import type { ConversationView } from '@tutor/realtime/chat/conversation-room';
import { readNotice } from '@tutor/rules/chat/chat-notice';
import { minutes } from '@tutor/rules/time/durations';
import { useEffect, useMemo, useState } from 'react';
import { ask as askPortal, carried } from '../kit/line/ask.ts';
import { chatAddress } from './ask-chat.ts';
import type { NoticeFacts, NoticeQuestion } from './notice-facts.ts';
import { classIdOf } from './notice-state.ts';

/** Notices whose subject is asked about: the last ones. */
const classesMax = 20;
const askedEveryMs = minutes(1);

/** How things stand that the notices of a conversation are about; undefined until it is known. Asked anew each minute in sight. */
export function useNoticeFacts(items: ConversationView['items'] | undefined): NoticeFacts | undefined {
  const asked = useMemo(() => askedBy(items ?? []), [items]);
  const [facts, setFacts] = useState<NoticeFacts>();
  useEffect(() => {
    if (asked === undefined) return;
    const body: NoticeQuestion = JSON.parse(asked);
    let isGone = false;
    const ask = async (): Promise<void> => {
      if (document.visibilityState === 'hidden') return;
      const answer = await askPortal<NoticeFacts | null>(chatAddress, carried('noticeFacts', body));
      if (!isGone && answer.isDone && answer.body !== null) setFacts(answer.body);
    };
    void ask();
    const timer = window.setInterval(() => void ask(), askedEveryMs);
    return () => {
      isGone = true;
      window.clearInterval(timer);
    };
  }, [asked]);
  return facts;
}

/** The question as text, so that the same one is not asked for each message that comes; undefined where there is nothing to ask. */
function askedBy(items: ConversationView['items']): string | undefined {
  const classes = new Set<number>();
  let isShift = false;
  for (const item of items) {
    if (item.kind !== 'line' || item.entry.kind !== 'notice') continue;
    const notice = readNotice(item.entry.body);
    const id = classIdOf(notice);
    if (id !== undefined) classes.add(id);
    isShift ||= notice.type === 'ShiftClockReminder';
  }
  if (classes.size === 0 && !isShift) return undefined;
  return JSON.stringify({ ClassIds: [...classes].slice(-classesMax), isShift } satisfies NoticeQuestion);
}
