import { parseWithZod } from '@conform-to/zod/v4';
import { type ActionFunctionArgs, json } from '@remix-run/node';
import { Form, useNavigation } from '@remix-run/react';
import { ApiError } from '@tutor/api/core/api-error';
import { retrieveEmailSchema } from '@tutor/rules/account/forgot-password';
import { cutText } from '@tutor/rules/shell/cut-text';
import { AuthLayout } from '@tutor/ui/account/auth-layout.tsx';
import { RetrieveEmailForm } from '@tutor/ui/account/retrieve-email-form.tsx';
import { fieldErrors } from '../kit/forms/field-errors.server.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { shownMessage } from '../kit/server/failed-call.server.ts';
import { createApi } from '../session/api.server.ts';

export const meta = () => pageTitle('Find your e-mail');

/** Finds the masked e-mail of an account by teacher id and phone (specification, core §7: VerifyTutorInfo). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const typed = { tuid: textOf(form.get('tuid')), phone: textOf(form.get('phone')) };
  const at = Date.now();
  const submission = parseWithZod(form, { schema: retrieveEmailSchema });
  if (submission.status !== 'success') {
    return json({ ...typed, email: null, error: null, fieldErrors: fieldErrors(submission), at }, 400);
  }
  try {
    const { tuid, phone } = submission.value;
    const { body } = await createApi(context).accountRecovery.verifyTutorInfo({
      body: { Tuid: Number(tuid), Phone: phone },
    });
    return json({ ...typed, email: body.Email, error: null, fieldErrors: {}, at });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return json({ ...typed, email: null, error: shownMessage(error), fieldErrors: {}, at }, 400);
  }
}

export default function RetrieveEmail() {
  const reply = useActionReply<typeof action>();
  const navigation = useNavigation();
  return (
    <AuthLayout>
      <RetrieveEmailForm
        action="/retrieveEmail"
        Form={Form}
        tuid={reply?.tuid}
        phone={reply?.phone}
        maskedEmail={reply?.email ?? undefined}
        error={reply?.error ?? undefined}
        fieldErrors={reply?.fieldErrors}
        focusKey={reply?.at}
        isSubmitting={navigation.state === 'submitting'}
        signInHref="/login"
        forgotPasswordHref="/forgetPassword"
        restartHref="/retrieveEmail"
      />
    </AuthLayout>
  );
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? cutText(value, 100) : '';
}
