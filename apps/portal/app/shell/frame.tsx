import { json } from '@remix-run/node';
import { Outlet, useFetcher, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { isOlderClientNoticeDue } from '@tutor/rules/shell/client-notice';
import { DraftsProvider, useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { LazyPart } from '@tutor/ui/primitives/behaviour/lazy-part.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { PartBoundary } from '@tutor/ui/primitives/behaviour/part-boundary.tsx';
import { ZoneProvider } from '@tutor/ui/primitives/behaviour/zone.tsx';
import { toastStore } from '@tutor/ui/primitives/feedback/toast-store.ts';
import { AppFrame } from '@tutor/ui/shell/app-frame.tsx';
import { AppHeader } from '@tutor/ui/shell/app-header.tsx';
import { HeaderActions } from '@tutor/ui/shell/header-actions.tsx';
import { NotificationButton } from '@tutor/ui/shell/notification-button.tsx';
import { SidebarNav } from '@tutor/ui/shell/sidebar-nav.tsx';
import { useCallback, useEffect } from 'react';
import { sendToDegree } from '../account/degree.server.ts';
import { AttendanceNotices } from '../attendance/attendance-notices.tsx';
import { AttendanceProvider } from '../attendance/attendance-provider.tsx';
import { pendingCall } from '../attendance/pending.server.ts';
import { RingsProvider } from '../calls/rings-provider.tsx';
import { ChatNewsProvider, useChatNews } from '../chat/chat-news-provider.tsx';
import { chatPath } from '../chat/chat-paths.ts';
import { partOrNull } from '../kit/beside/parts.server.ts';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useFlashLimit, useReplyToast } from '../kit/forms/reply-toast.ts';
import { AlertsProvider } from '../messages/alerts-provider.tsx';
import { Connection } from '../messages/connection.tsx';
import { RealtimeProvider, useRealtime } from '../messages/realtime-provider.tsx';
import { WaitingProvider } from '../messages/waiting-provider.tsx';
import { loadFrame } from '../session/frame.server.ts';
import { clearGuardFailures } from '../session/guard.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { rememberMenu } from '../session/known-menu.server.ts';
import { rememberLastTutor } from '../session/last-tutor.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { rememberZone } from '../session/zone.server.ts';
import { DialogsProvider } from './dialogs-provider.tsx';
import { ExtrasProvider, useExtras } from './extras-provider.tsx';
import { FrameOverlays } from './frame-overlays.tsx';
import { LeftOutRows } from './left-out-rows.tsx';
import { PendingPage } from './pending-page.tsx';
import { SentDraft } from './sent-draft.tsx';
import { usePendingRoute } from './use-pending-route.ts';
import { UserPanelControl } from './user-panel-control.tsx';

// It needs the extras, which come after the page, or time: so its code comes after the page, too.
const loadAfterPage = async () => (await import('./after-page.tsx')).AfterPage;
const noProps = {};
// Due until a day that has been.
const loadOlderClientNotice = async () => (await import('@tutor/ui/shell/older-client-notice.tsx')).OlderClientNotice;
const olderClientNotice = { downloadHref: '/tutorClient' };
const nothing = (): null => null;

export const loader = guarded(async (args) => {
  const tutor = await requireTutor(args, { isEntering: true });
  const [frame, pending] = await Promise.all([loadFrame(args), partOrNull(pendingCall(args.api), ({ body }) => body)]);
  const { user } = tutor;
  const toDegree = await sendToDegree(args, tutor);
  if (toDegree !== undefined) throw toDegree;
  const headers = new Headers({ 'set-cookie': await rememberZone(user.timeZone) });
  headers.append('set-cookie', await rememberLastTutor(user.account));
  if (tutor.menuSetting !== undefined && tutor.menuProblem === null) {
    headers.append('set-cookie', await rememberMenu(user.tuid, tutor.menuSetting));
  }
  const cleared = await clearGuardFailures(args.request);
  if (cleared !== undefined) headers.append('set-cookie', cleared);
  return json({ ...frame, pending }, { headers });
});

/** The frame keeps itself current by real-time events; only forms that change the account or a setting ask again. */
export function shouldRevalidate({ formAction }: { formAction?: string }): boolean {
  return (
    formAction !== undefined &&
    /^\/(?:account|login|profile|newPersonalData|personalData|shell\/setting)\b/.test(formAction)
  );
}

export default function Frame() {
  const { tutor, realtime, pending } = useLoaderData<typeof loader>();
  const visitorDrafts = useDraftStore();
  // Whoever is signed in has no more use for what they typed on the way in.
  useEffect(() => visitorDrafts.wipe(), [visitorDrafts]);
  return (
    <RealtimeProvider key={tutor.tuid} tuid={tutor.tuid} initial={realtime}>
      <ZoneProvider zone={tutor.zone}>
        <DraftsProvider owner={String(tutor.tuid)}>
          <SentDraft />
          <ExtrasProvider>
            <WaitingProvider>
              <RingsProvider>
                <ChatNewsProvider>
                  <AlertsProvider>
                    <AttendanceProvider tuid={tutor.tuid} initial={pending}>
                      <DialogsProvider isFirstLogin={tutor.isFirstLogin}>
                        <FramedPage />
                      </DialogsProvider>
                    </AttendanceProvider>
                  </AlertsProvider>
                </ChatNewsProvider>
              </RingsProvider>
            </WaitingProvider>
          </ExtrasProvider>
        </DraftsProvider>
      </ZoneProvider>
    </RealtimeProvider>
  );
}

function FramedPage() {
  const { tutor, isDesktopClient } = useFrame();
  const { snapshot } = useRealtime();
  const { unread: chatUnread } = useChatNews();
  const now = useNow('minute');
  const open = useOpenDialog();
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  useFlashLimit();
  usePendingRoute(useCallback(() => open({ name: 'refreshNeeded' }), [open]));
  return (
    <>
      <AppFrame
        isSidebarMini={tutor.isSidebarMini}
        // A form that is sent says so at its button.
        isLoading={navigation.state === 'loading'}
        address={pathname + search}
        header={
          <AppHeader
            homeHref="/home"
            messageHref="/message"
            unreadCount={snapshot.unread.total}
            chatHref={chatPath}
            chatUnreadCount={chatUnread}
            status={
              <>
                <Connection zone={tutor.zone} />
                <Actions />
              </>
            }
            notifications={<NotificationButton />}
            userMenu={<UserPanelControl />}
          />
        }
        sidebar={<Menu />}
        banner={
          <>
            <AttendanceNotices />
            <LeftOutRows />
            {isOlderClientNoticeDue(now, tutor.zone, isDesktopClient) ? (
              <LazyPart load={loadOlderClientNotice} props={olderClientNotice} />
            ) : null}
          </>
        }
      >
        <PendingPage>
          <Outlet />
        </PendingPage>
      </AppFrame>
      <LazyPart load={loadAfterPage} props={noProps} instead={nothing} />
      <PartBoundary instead={nothing}>
        <FrameOverlays />
      </PartBoundary>
    </>
  );
}

function Menu() {
  const { tutor, menu, menuProblem } = useFrame();
  useMenuProblem(menuProblem);
  const extras = useExtras();
  const open = useOpenDialog();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const fetcher = useFetcher<FormReply>();
  // A fold that could not be kept is told (specification, core §8); the menu then stands as it was.
  useReplyToast(fetcher.data);
  const hasFeedbackNews = extras?.hasFeedbackNews ?? tutor.hasFeedbackNews;
  const sent = fetcher.formData?.get('isMini');
  return (
    <SidebarNav
      entries={menu.map((entry) => (entry.name === 'myFeedback' ? { ...entry, hasNews: hasFeedbackNews } : entry))}
      currentPath={navigation.location?.pathname ?? pathname}
      isMini={typeof sent === 'string' ? sent === 'true' : tutor.isSidebarMini}
      toggleAction="/shell/setting/sidebar"
      Form={fetcher.Form}
      onChoose={() => open({ name: 'functionSet' })}
    />
  );
}

/** Says why the menu is shown as it was last known (specification, core §8). */
function useMenuProblem(problem: string | null): void {
  useEffect(() => {
    if (problem !== null) toastStore.add({ tone: 'error', message: `Your menu could not be read: ${problem}` });
  }, [problem]);
}

function Actions() {
  const { isDesktopClient } = useFrame();
  const tasks = useExtras()?.growth?.claimableTasks;
  const open = useOpenDialog();
  return (
    <HeaderActions
      temporaryClassroomHref={isDesktopClient ? '/classes/temporary' : undefined}
      onOpenChat={() => open({ name: 'aiChat' })}
      taskHref="/teacherTask"
      taskCount={tasks}
      networkTestHref="/speed"
    />
  );
}
