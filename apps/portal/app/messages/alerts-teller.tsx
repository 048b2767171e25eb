import { type TabsInView, watchTabsInView } from '@tutor/realtime/tabs-in-view';
import type { SystemMessage } from '@tutor/rules/messages/message';
import type { NoticeSetting } from '@tutor/rules/messages/notice-setting';
import { isUrgent, quietReason } from '@tutor/rules/messages/quiet-hours';
import { useNow } from '@tutor/ui/primitives/now';
import { type MutableRefObject, useEffect, useRef } from 'react';
import { useFrame } from '../session/use-frame.ts';
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

/** One sound and one browser notification per browser for what arrives, within the tutor's quiet hours. Draws nothing. */
export function AlertsTeller({ setting, isHolder, isHeardHere, ringer }: AlertsTellerProps) {
  const { sound, onNews } = useRealtime();
  const { waiting } = useWaiting();
  const { tuid } = useFrame().tutor;
  const now = useNow('minute');
  const tabsInView = useRef<TabsInView>();
  useEffect(() => {
    const watched = watchTabsInView();
    tabsInView.current = watched;
    return () => watched.stop();
  }, []);

  const ring = (urgent: boolean): boolean => {
    const isQuiet = quietReason(now.getTime(), waiting?.classSpans ?? [], setting) !== undefined;
    if (isQuiet && !urgent) return false;
    if (isHeardHere()) sound?.play();
    return true;
  };
  const tell = (title: string, href: string, urgent: boolean): void => {
    if (!ring(urgent) || !isHolder || !setting.isBrowserNoticeOn) return;
    // Whoever looks at any tab of the portal sees it there.
    void tabsInView.current?.hasAny().then((isSeen) => {
      if (!isSeen) notify(title, href);
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
        latest.current.tell(newest.title, `/messageView/${newest.mid}`, messages.some(isUrgent));
      }),
    [onNews, tuid],
  );

  const toldDidi = useRef<ReadonlySet<number>>();
  const didi = waiting?.didi;
  useEffect(() => {
    if (didi === undefined) return;
    const known = toldDidi.current;
    toldDidi.current = new Set(didi.map(({ id }) => id));
    const isNew = didi.some(({ id, isShown }) => (known === undefined ? !isShown : !known.has(id)));
    // A request is lost unless it is grabbed soon: heard in quiet hours too.
    if (isNew) latest.current.tell('Didi request', '/home', true);
  }, [didi]);
  return null;
}

function notify(title: string, href: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  try {
    const notice = new Notification(title, { tag: 'tutor-portal', icon: '/favicon.svg' });
    notice.onclick = () => {
      window.focus();
      window.location.assign(href);
    };
  } catch {
    // Some browsers notify only through a service worker.
  }
}
