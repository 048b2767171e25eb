import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { Form, Outlet, useLoaderData, useLocation, useNavigation } from '@remix-run/react';
import { ZoneProvider } from '@tutor/ui/primitives/zone';
import { AppFrame } from '@tutor/ui/shell/app-frame';
import { AppHeader } from '@tutor/ui/shell/app-header';
import { NotificationButton } from '@tutor/ui/shell/notification-button';
import { SidebarNav } from '@tutor/ui/shell/sidebar-nav';
import { UserMenu } from '@tutor/ui/shell/user-menu';
import { clearGuardFailures } from '../account/guard.server.ts';
import { requireTutor } from '../account/tutor.server.ts';
import { useBrowserZone } from '../account/use-browser-zone.ts';
import { rememberZone } from '../account/zone.server.ts';
import { Connection } from '../messages/connection.tsx';
import { NewMessage } from '../messages/new-message.tsx';
import { RealtimeProvider, useRealtime } from '../messages/realtime-provider.tsx';
import { type Frame as FrameData, loadFrame } from './frame.server.ts';
import { PendingPage } from './pending-page.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const [frame, { user }] = await Promise.all([loadFrame(args), requireTutor(args)]);
  const headers = new Headers({ 'set-cookie': await rememberZone(user.timeZone) });
  const cleared = await clearGuardFailures(args.request);
  if (cleared !== undefined) headers.append('set-cookie', cleared);
  return json(frame, { headers });
}

/** The frame keeps itself current by real-time events; only a sent form can change what it shows. */
export function shouldRevalidate({ formAction }: { formAction?: string }): boolean {
  return formAction !== undefined && (formAction.startsWith('/account') || formAction.startsWith('/login'));
}

export default function Frame() {
  const frame = useLoaderData<typeof loader>();
  return (
    <RealtimeProvider key={frame.tutor.tuid} tuid={frame.tutor.tuid} initial={frame.realtime}>
      <FramedPage frame={frame} />
    </RealtimeProvider>
  );
}

function FramedPage({ frame }: { frame: FrameData }) {
  const { tutor, menu } = frame;
  const { snapshot } = useRealtime();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  useBrowserZone(tutor.hasProfileZone);
  return (
    <ZoneProvider zone={tutor.zone}>
      <AppFrame
        isSidebarMini={tutor.isSidebarMini}
        header={
          <AppHeader
            homeHref="/home"
            messageHref="/message"
            unreadCount={snapshot.unread.total}
            status={<Connection zone={tutor.zone} />}
            notifications={<NotificationButton />}
            userMenu={
              <UserMenu
                name={tutor.name}
                teacherId={tutor.tuid}
                avatarUrl={tutor.avatarUrl}
                zone={tutor.zone}
                isCustom={tutor.isCustom}
                logoutAction="/logout"
                Form={Form}
              />
            }
          />
        }
        sidebar={
          <SidebarNav
            entries={menu}
            currentPath={navigation.location?.pathname ?? pathname}
            isMini={tutor.isSidebarMini}
          />
        }
      >
        <PendingPage>
          <Outlet />
        </PendingPage>
        <NewMessage />
      </AppFrame>
    </ZoneProvider>
  );
}
