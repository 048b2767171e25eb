import type { NoticeAnswer } from '@tutor/rules/messages/message-kinds';
import { useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { ClassNoticeDialog } from '@tutor/ui/messages/class-notice-dialog.tsx';
import { DidiDialog } from '@tutor/ui/messages/didi-dialog.tsx';
import { NoticeSettingDialog } from '@tutor/ui/messages/notice-setting-dialog.tsx';
import { SystemMessageDialog } from '@tutor/ui/messages/system-message-dialog.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useShowLimit } from '../kit/forms/limit-flow.ts';
import { useFormDialog } from '../kit/forms/use-form-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { useAlerts } from './alerts-provider.tsx';
import { askNoticePermission, noticePermission, onNoticePermission, showNotice } from './browser-notices.ts';
import { messageAction } from './message-action.ts';
import { answerOf, type NoticeIntent } from './notice-intent.ts';
import { refusalDraft } from './refusal-draft.ts';
import { useAnsweredElsewhere } from './use-answered-elsewhere.ts';
import type { Waiting } from './waiting-parts.ts';
import { useWaiting } from './waiting-provider.tsx';

const action = '/messages/notice';

interface NoticeProps {
  notice: Waiting['reminders'][number];
  /** Done, or put off. */
  onSettled: () => void;
}

/** A message that opens by itself until it is noted. */
export function NotedMessage({ notice, onSettled }: NoticeProps) {
  const { zone } = useFrame().tutor;
  const form = useFormDialog({ action, onDone: onSettled });
  return (
    <SystemMessageDialog
      isOpen
      title={notice.title}
      html={notice.html}
      sentAt={new Date(notice.sentTime)}
      zone={zone}
      onNoted={() => form.send({ intent: 'noted', mid: String(notice.mid) })}
      onLater={onSettled}
      isSubmitting={form.sendingIntent !== undefined}
      error={form.error}
      action={messageAction(notice)}
    />
  );
}

/** A class notice, to be accepted or refused. */
export function ClassNotice({ notice, onSettled }: NoticeProps) {
  const { zone } = useFrame().tutor;
  const drafts = useDraftStore();
  const draft = refusalDraft(notice.mid);
  const form = useFormDialog({
    action,
    onDone: () => {
      drafts.clear(draft);
      onSettled();
    },
  });
  const pending = form.sendingIntent === 'accept' || form.sendingIntent === 'refuse' ? form.sendingIntent : undefined;
  // Its answer may be told before the reply to it has come.
  const [sent, setSent] = useState<NoticeAnswer>();
  const isRefused = form.error !== undefined || form.fieldErrors.reason !== undefined;
  useAnsweredElsewhere(notice.mid, isRefused && pending === undefined ? undefined : sent);
  const mid = String(notice.mid);
  const answer = (values: { intent: NoticeIntent; reason?: string }): void => {
    setSent(answerOf[values.intent]);
    form.send({ ...values, mid });
  };
  return (
    <ClassNoticeDialog
      isOpen
      title={notice.title}
      html={notice.html}
      sentAt={new Date(notice.sentTime)}
      zone={zone}
      draft={draft}
      onAccept={() => answer({ intent: 'accept' })}
      onRefuse={(reason) => answer({ intent: 'refuse', reason })}
      onLater={onSettled}
      pending={pending}
      error={form.error}
      reasonError={form.fieldErrors.reason}
      focusKey={form.fieldErrors}
    />
  );
}

/** A didi request. It is counted as shown once, and goes when it was closed, grabbed or is over. */
export function Didi({
  request,
  more,
  onSettled,
}: {
  request: Waiting['didi'][number];
  more: number;
  onSettled: () => void;
}) {
  const form = useFormDialog({
    action,
    onDone: (intent) => {
      if (intent === 'closeDidi') onSettled();
    },
  });
  const ids = { id: String(request.id), classId: String(request.classId) };
  // A count that does not arrive is made up for on the next page, and is none of the tutor's business.
  const counting = useFormDialog({ action, onDone: () => undefined });
  const count = useRef(() => counting.send({ intent: 'shownDidi', ...ids }));
  useEffect(() => {
    if (!request.isShown) count.current();
  }, [request.isShown]);
  return (
    <DidiDialog
      isOpen
      request={request}
      html={request.html}
      endsAt={request.endTime === null ? undefined : new Date(request.endTime)}
      grabAction="/messages/didi-grab"
      // What cannot be told to the service holds nobody up: pressed again, the request goes from this tab alone.
      onClose={() => (form.error === undefined ? form.send({ intent: 'closeDidi', ...ids }) : onSettled())}
      isClosing={form.sendingIntent === 'closeDidi'}
      error={form.error}
      more={more}
    />
  );
}

/** Sound, quiet hours and notifications. */
export function NoticeSettings({ onClose }: { onClose: () => void }) {
  const { waiting } = useWaiting();
  const { setting, change, hearsRefusal, trySound } = useAlerts();
  const permission = useSyncExternalStore(onNoticePermission, noticePermission, () => 'default' as const);
  const [error, setError] = useState<string>();
  const showLimit = useShowLimit();
  useEffect(() => {
    hearsRefusal.current = (reply) => {
      if (reply.isLimit) showLimit(reply.error ?? '');
      else setError(reply.error ?? undefined);
    };
    return () => {
      hearsRefusal.current = undefined;
    };
  }, [hearsRefusal, showLimit]);
  // An empty place would keep every other dialog from opening.
  const isUnknown = waiting?.setting === undefined;
  const onCloseRef = useRef(onClose);
  onCloseRef.current = onClose;
  useEffect(() => {
    if (!isUnknown) return;
    toastStore.add({ tone: 'error', message: 'Your settings could not be loaded yet. Please try again in a moment.' });
    onCloseRef.current();
  }, [isUnknown]);
  if (isUnknown) return null;
  const save = async (next: Partial<typeof setting>): Promise<void> => {
    setError(undefined);
    // Turned on only once this browser has shown one.
    if (next.isBrowserNoticeOn && !(await showNotice(sample))) return;
    change(next);
  };
  return (
    <NoticeSettingDialog
      isOpen
      onOpenChange={onClose}
      setting={setting}
      onChange={(next) => void save(next)}
      onTry={() => {
        void trySound().then((isPlayed) => setError(isPlayed || setting.volume === 0 ? undefined : noSound));
      }}
      permission={permission}
      onAskPermission={() => {
        void askNoticePermission().then((answer) => {
          if (answer === 'granted' || answer === 'failing') void save({ isBrowserNoticeOn: true });
        });
      }}
      error={error}
    />
  );
}

const noSound = 'Your browser plays no sound here now. Check its permissions for this page and your sound device.';

const sample = { tag: 'sample', title: 'News will be shown like this.', onOpen: () => {} };
