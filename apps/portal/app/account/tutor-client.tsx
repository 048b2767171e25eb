import { redirect } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { loginSources } from '@tutor/rules/account/login-source';
import { serviceUrl } from '@tutor/rules/account/service-url';
import { browserAndSystem, type SystemName } from '@tutor/rules/devices/browser-and-system';
import { type ClientPlatform, clientLabels, clientTypes } from '@tutor/rules/shell/client-notice';
import { useIsScripted } from '@tutor/ui/primitives/behaviour/use-is-scripted.ts';
import { ClientDownload } from '@tutor/ui/shell/client-download.tsx';
import { PublicPage } from '@tutor/ui/shell/public-page.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { type Api, createApi } from '../session/api.server.ts';
import { isDesktopClient } from '../session/desktop-client.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { visited } from '../session/guarded.server.ts';

export const meta = () => pageTitle('Desktop client');

/** The platform of a computer, where its browser tells. */
const platformOf: Readonly<Partial<Record<SystemName, ClientPlatform>>> = { windows: 'windows', macos: 'mac' };
const platforms: readonly ClientPlatform[] = ['windows', 'mac'];

export const loader = visited(async ({ context, request, search }) => {
  const clients = await loadClients(createApi(context));
  const agent = request.headers.get('user-agent') ?? '';
  const ready = platforms.find((known) => known === search.get('ready'));
  const href = clients.find(({ platform }) => platform === ready)?.url;
  return {
    versions: clients.map(({ platform, version }) => ({ platform, version })),
    ready: ready === undefined || href === undefined ? undefined : { platform: ready, href },
    system: browserAndSystem({ userAgent: agent }).system,
  };
});

/** Records the download (SourceType, ClientInfo, ClientType) and leads to the file. */
export const action = visited(async (args) => {
  const form = await args.request.formData();
  const platform = platforms.find((known) => known === form.get('platform'));
  if (platform === undefined) return redirect('/tutorClient');
  const api = createApi(args.context);
  const client = (await loadClients(api)).find((known) => known.platform === platform);
  if (client === undefined) return redirect('/tutorClient');
  // Nobody waits for the record, and its failure must not keep the tutor from the client. Of somebody who is signed in it is
  // theirs: the notice to download the client is over then.
  const signedIn = await findSignedIn(args);
  (signedIn?.api ?? api).accountSignIn
    .clientDownloaded({
      body: {
        SourceType: (await isDesktopClient(args.request)) ? loginSources.desktopClient : loginSources.web,
        ClientInfo: (args.request.headers.get('user-agent') ?? '').slice(0, 500),
        ClientType: clientTypes[platform],
      },
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
    });
  // Our policy lets no form lead to another site: without JavaScript the page gives the link.
  return redirect(args.context.isDataRequest ? client.url : `/tutorClient?ready=${platform}`, 303);
});

/** The newest client for each platform that has an address to follow. */
async function loadClients(api: Api) {
  const { body } = await api.shellNotices.clientVersions();
  return platforms.flatMap((platform) => {
    const client = body.find(({ Label }) => Label === clientLabels[platform]);
    const url = serviceUrl(client?.Url);
    return client === undefined || url === undefined ? [] : [{ platform, version: client.Version, url }];
  });
}

export default function TutorClient() {
  const { versions, system, ready } = useLoaderData<typeof loader>();
  // An iPad says that it is a Mac; only its touch screen tells.
  const isTablet = useIsScripted() && navigator.maxTouchPoints > 1 && system === 'macos';
  const navigation = useNavigation();
  const sent = navigation.formData?.get('platform');
  return (
    <PublicPage homeHref="/" title="Desktop client">
      <ClientDownload
        versions={versions}
        action="/tutorClient"
        Form={Form}
        recommended={isTablet ? undefined : platformOf[system]}
        needsComputer={isTablet || system === 'android' || system === 'ios'}
        ready={ready}
        pending={platforms.find((platform) => platform === sent)}
      />
    </PublicPage>
  );
}

export { RootError as ErrorBoundary } from '../kit/page/root-error.tsx';
