import { useLoaderData } from '@remix-run/react';
import { ChangeEmailFields, changeEmailLabels } from '@tutor/ui/account/change-email-fields.tsx';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { sendChangeEmailForm } from './change-email.server.ts';
import { contactHrefs } from './contact-hrefs.ts';
import { useCodeForm } from './use-code-form.ts';

/** Of the form and its draft; the dialog's as well, so that what was typed there is here. */
const name = 'change-email';
const title = 'Change E-mail';

export const meta = () => pageTitle(title);

export const loader = guarded(async (args) => {
  const { user } = await requireTutor(args);
  return { email: user.email ?? null };
});

/** Changes the private e-mail where no script opens the dialog: `intent=send` sends the code to the new one. */
export const action = guarded((args) => sendChangeEmailForm(args, { name, backTo: '/newPersonalData' }));

const loadRules = () => import('@tutor/rules/account/change-email');

export default function ChangeEmailPage() {
  const email = useLoaderData<typeof loader>().email ?? undefined;
  const checked = useForm(name, { load: loadRules, schemaOf: (rules) => rules.changeEmailSchema(email) });
  const { form, sending, sendCode } = useCodeForm(checked, '/account/change-email');
  return (
    <>
      <PageHeader
        title={title}
        description={email === undefined ? undefined : `Now we write to ${email}.`}
        back={{ href: '/newPersonalData', label: 'Personal Data' }}
      />
      <Card>
        <PageForm
          {...form}
          label={title}
          labels={changeEmailLabels}
          action={contactHrefs.changeEmail}
          submitLabel="Confirm"
        >
          <ChangeEmailFields
            {...sending}
            idPrefix={name}
            values={form.values}
            errors={form.errors}
            onSendCode={(newEmail) => sendCode({ newEmail })}
          />
        </PageForm>
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
