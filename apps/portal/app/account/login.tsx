import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { loginSchema } from '@tutor/rules/account/login';
import { safeReturnPath } from '@tutor/rules/account/return-path';
import { AuthLayout } from '@tutor/ui/account/auth-layout.tsx';
import { DemoAccounts } from '@tutor/ui/account/demo-accounts.tsx';
import { SignInForm } from '@tutor/ui/account/sign-in-form.tsx';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { createApi } from '../session/api.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { findLastTutor } from '../session/last-tutor.server.ts';
import { replaceSession } from '../session/replace-session.server.ts';
import { loadDemo } from './demo-accounts.server.ts';
import { isProviderOffered } from './provider-settings.server.ts';
import { recordSignIn } from './sign-in-log.server.ts';

export const meta = () => pageTitle('Sign in');

export async function loader(args: LoaderFunctionArgs) {
  if ((await findSignedIn(args)) !== undefined) throw redirect('/home');
  const { searchParams } = new URL(args.request.url);
  const [demo, isOffered, lastTutor] = await Promise.all([
    loadDemo(args.context),
    isProviderOffered(args.context),
    findLastTutor(args.request),
  ]);
  return json({
    returnTo: safeReturnPath(searchParams.get('returnTo')),
    demoAccounts: demo.accounts,
    studentPage: demo.studentPage,
    isProviderOffered: isOffered,
    lastAccount: lastTutor?.account,
  });
}

export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const returnTo = safeReturnPath(textOf(form.get('returnTo')));
  const submission = parseWithZod(form, { schema: loginSchema });
  const account = textOf(form.get('account')).trim();
  if (submission.status !== 'success') {
    const { account: accountErrors, password } = submission.error ?? {};
    return json(
      { account, returnTo, error: null, fieldErrors: { account: accountErrors?.[0], password: password?.[0] } },
      400,
    );
  }
  try {
    const api = createApi(context);
    const { body } = await api.account.login({
      body: { Account: submission.value.account, Password: submission.value.password },
    });
    recordSignIn(args, body.Token, 'web');
    const cookie = await replaceSession(args, { token: body.Token, expiresAt: new Date(body.ExpiresTime) });
    return redirect(returnTo, { headers: { 'set-cookie': cookie } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json({ account, returnTo, error: shownMessage(error), fieldErrors: {} }, refusalStatus[error.kind] ?? 503);
  }
}

const refusalStatus: Partial<Record<ApiError['kind'], number>> = { refused: 401, rateLimited: 429 };

export default function Login() {
  const { returnTo, demoAccounts, studentPage, isProviderOffered, lastAccount } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const navigation = useNavigation();
  const sentAccount = navigation.formAction === '/login' ? navigation.formData?.get('account') : undefined;
  return (
    <AuthLayout>
      <SignInForm
        action="/login"
        Form={Form}
        returnTo={reply?.returnTo ?? returnTo}
        account={reply?.account ?? lastAccount}
        isSessionOver={reply === undefined && lastAccount !== undefined}
        error={reply?.error ?? undefined}
        fieldErrors={reply?.fieldErrors}
        focusKey={reply}
        isSubmitting={sentAccount !== undefined}
        providerHref={isProviderOffered ? `/oidc-sign-in?returnTo=${encodeURIComponent(returnTo)}` : undefined}
        forgotPasswordHref="/forgetPassword"
        retrieveEmailHref="/retrieveEmail"
      />
      {demoAccounts.length > 0 && (
        <DemoAccounts
          action="/login"
          Form={Form}
          returnTo={reply?.returnTo ?? returnTo}
          accounts={demoAccounts}
          studentHref={studentPage}
          pendingAccount={typeof sentAccount === 'string' ? sentAccount : undefined}
        />
      )}
    </AuthLayout>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
