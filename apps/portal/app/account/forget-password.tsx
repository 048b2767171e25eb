import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData, useNavigation } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { emailCodeSchema, forgotPasswordSchema, resetPasswordSchema } from '@tutor/rules/account/forgot-password';
import { AuthLayout } from '@tutor/ui/account/auth-layout.tsx';
import { ForgotPasswordForm } from '@tutor/ui/account/forgot-password-form.tsx';
import { fieldErrors } from '../kit/forms/field-errors.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { createApi } from '../session/api.server.ts';
import { serverNow } from '../session/server-clock.server.ts';
import { type Recovery, readRecovery, writeRecovery } from './recovery.server.ts';

export const meta = () => pageTitle('Forgot password');

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  if (searchParams.has('restart')) {
    throw redirect('/forgetPassword', { headers: { 'set-cookie': await writeRecovery(undefined) } });
  }
  const recovery = await readRecovery(request);
  return json({
    step: searchParams.has('done') ? ('done' as const) : stepOf(recovery),
    email: recovery?.email ?? '',
    account: recovery?.account,
    sentAtMs: recovery?.sentAtMs ?? null,
  });
}

function stepOf(recovery: Recovery | undefined): 'email' | 'code' | 'password' {
  if (recovery === undefined) return 'email';
  return recovery.code === undefined ? 'code' : 'password';
}

const intents = ['send', 'verify', 'reset'] as const;

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const intent = intents.find((known) => known === form.get('intent')) ?? 'send';
  try {
    if (intent === 'send') return await sendCode(args, form);
    if (intent === 'verify') return await verifyCode(args, form);
    return await resetPassword(args, form);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return refused(form, { error: shownMessage(error) });
  }
}

async function sendCode({ request, context }: ActionFunctionArgs, form: FormData) {
  const recovery = await readRecovery(request);
  if (!form.has('email') && recovery !== undefined) form.set('email', recovery.email);
  const submission = parseWithZod(form, { schema: forgotPasswordSchema });
  if (submission.status !== 'success') return refused(form, { fieldErrors: fieldErrors(submission) });
  const { email } = submission.value;
  await createApi(context).accountRecovery.sendVerificationCode({ body: { Email: email } });
  return goOn({ email, sentAtMs: await serverNow(context) });
}

async function verifyCode({ request, context }: ActionFunctionArgs, form: FormData) {
  const recovery = await readRecovery(request);
  if (recovery === undefined) return redirect('/forgetPassword');
  form.set('email', recovery.email);
  const submission = parseWithZod(form, { schema: emailCodeSchema });
  if (submission.status !== 'success') return refused(form, { fieldErrors: fieldErrors(submission) });
  const { email, code } = submission.value;
  const { body } = await createApi(context).accountRecovery.verifyEmailCode({ body: { Email: email, Code: code } });
  return goOn({ ...recovery, code, account: body.Account });
}

async function resetPassword({ request, context }: ActionFunctionArgs, form: FormData) {
  const recovery = await readRecovery(request);
  if (recovery?.code === undefined) return redirect('/forgetPassword');
  form.set('email', recovery.email);
  form.set('code', recovery.code);
  const submission = parseWithZod(form, { schema: resetPasswordSchema });
  if (submission.status !== 'success') return refused(form, { fieldErrors: fieldErrors(submission) });
  const { email, code, password } = submission.value;
  await createApi(context).accountRecovery.resetPassword({ body: { Email: email, Password: password, Code: code } });
  return redirect('/forgetPassword?done', { headers: { 'set-cookie': await writeRecovery(undefined) } });
}

async function goOn(recovery: Recovery): Promise<Response> {
  return redirect('/forgetPassword', { status: 303, headers: { 'set-cookie': await writeRecovery(recovery) } });
}

/** What was wrong, with the e-mail as it was typed. */
function refused(form: FormData, wrong: { error?: string; fieldErrors?: Record<string, string> }) {
  const { error = null, fieldErrors: errors = {} } = wrong;
  const email = String(form.get('email') ?? '');
  // `at` tells one refusal from the next, so that the focus goes to the first error each time.
  return json({ error, fieldErrors: errors, email, at: Date.now() }, 400);
}

export default function ForgetPassword() {
  const { step, email, account, sentAtMs } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const navigation = useNavigation();
  const pending = intents.find((intent) => intent === navigation.formData?.get('intent'));
  return (
    <AuthLayout>
      <ForgotPasswordForm
        action="/forgetPassword"
        Form={Form}
        step={step}
        email={email === '' ? reply?.email : email}
        account={account}
        sentAtMs={sentAtMs ?? undefined}
        error={reply?.error ?? undefined}
        fieldErrors={reply?.fieldErrors}
        focusKey={reply?.at}
        pending={pending}
        signInHref="/login"
        restartHref="/forgetPassword?restart"
        retrieveEmailHref="/retrieveEmail"
      />
    </AuthLayout>
  );
}
