import '@tutor/ui/theme/global-style.ts';
import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { DraftsProvider } from '@tutor/ui/drafts/drafts-provider.tsx';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { PartsApart } from '@tutor/ui/primitives/behaviour/parts-apart.ts';
import { ConfirmDialogHost } from '@tutor/ui/primitives/dialogs/confirm-dialog-host.tsx';
import { ToastRegion } from '@tutor/ui/primitives/feedback/toast-region.tsx';
import { LinkProvider } from '@tutor/ui/primitives/navigation/link-provider.tsx';
import { type ReactNode, useContext, useEffect, useMemo } from 'react';
import { takeFlash } from './kit/forms/flash.server.ts';
import { askNow } from './kit/line/ask-now.ts';
import { documentSaidAtMs } from './kit/line/document-said-at.ts';
import { earlyInputScript, useEarlyInput } from './kit/line/early-input.ts';
import { takePendingRoute } from './kit/line/pending-route.ts';
import { PortalLink } from './kit/page/link.tsx';
import { useNonce } from './kit/page/nonce.ts';
import { RootError } from './kit/page/root-error.tsx';
import type { loadFrame } from './session/frame.server.ts';
import { serverNow } from './session/server-clock.server.ts';
import { useSentSoftMode } from './shell/soft-mode.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [nowMs, waiting] = await Promise.all([serverNow(context), takeFlash(request)]);
  return json(
    { nowMs, flash: waiting?.flash ?? null },
    waiting === undefined ? {} : { headers: { 'set-cookie': waiting.clear } },
  );
}

/** A message can only wait after a form was sent; plain navigation needs nothing from here. */
export function shouldRevalidate({ formMethod }: { formMethod?: string }): boolean {
  return formMethod !== undefined && formMethod !== 'GET';
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const savedSoftMode = useRouteLoaderData<typeof loadFrame>('shell/frame')?.tutor.isSoftMode ?? false;
  const partsApart = useContext(PartsApart) ? '' : undefined;
  const isSoftMode = useSentSoftMode() ?? savedSoftMode;
  return (
    <html lang="en" data-theme={isSoftMode ? 'theme1' : 'default'} data-parts-apart={partsApart}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* react-aria reads the nonce for its one style element from here. */}
        <meta property="csp-nonce" content={nonce} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its nonce. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: earlyInputScript }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <LinkProvider component={PortalLink}>{children}</LinkProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  useEarlyInput();
  // After the frame has read it: a note that it did not follow is for no later page.
  useEffect(() => void takePendingRoute(), []);
  const data = useLoaderData<typeof loader>();
  // One without words only says that a draft is done with.
  const flash = useMemo(() => (data.flash?.message ? [data.flash] : []), [data.flash]);
  return (
    <NowProvider initialNowMs={data.nowMs} saidAtMs={documentSaidAtMs} askNowMs={askNow}>
      {/* Until the frame says who is signed in: what a visitor types ends with the tab. */}
      <DraftsProvider owner="visitor" keep="tab">
        <Outlet />
      </DraftsProvider>
      <ToastRegion flash={flash} />
      <ConfirmDialogHost />
    </NowProvider>
  );
}

export { RootError as ErrorBoundary };
