import { json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { unreachableMessage } from '@tutor/api/core/api-error';
import { safeReturnPath, withReturnPath } from '@tutor/rules/account/return-path';
import { WelcomeHero } from '@tutor/ui/account/welcome-hero.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { findSignedIn } from '../session/guard.server.ts';

export const meta = () => pageTitle('Welcome');

export async function loader(args: LoaderFunctionArgs) {
  if ((await findSignedIn(args)) !== undefined) throw redirect('/home');
  const { searchParams } = new URL(args.request.url);
  const returnTo = safeReturnPath(searchParams.get('returnTo'));
  return json({
    signInHref: withReturnPath('/login', returnTo),
    problem: searchParams.has('failed') ? unreachableMessage : null,
  });
}

export default function Welcome() {
  const { signInHref, problem } = useLoaderData<typeof loader>();
  return <WelcomeHero signInHref={signInHref} problem={problem ?? undefined} />;
}
