import { bindPhoneSchema, phoneSchema } from '@tutor/rules/account/bind-phone';
import { BindPhoneFields, bindPhoneLabels } from '@tutor/ui/account/bind-phone-fields.tsx';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { bindPhone, sendPhoneCode } from './bind-phone.server.ts';
import { contactHrefs } from './contact-hrefs.ts';
import { phoneChecks } from './phone-checks.ts';
import { useCodeForm } from './use-code-form.ts';

/** Of the form and its draft; the dialog's as well, so that what was typed there is here. */
const name = 'bind-phone';
const title = 'Bind Mobile Phone';

export const meta = () => pageTitle(title);

export const loader = guarded(() => ({}));

/** Binds a phone where no script opens the dialog: `intent=send` sends the code to it. */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = await args.request.formData();
  const page = { name, form, backTo: '/newPersonalData' };
  if (form.get('intent') === 'send') {
    return sendForm({ ...page, schema: phoneSchema, send: (phone) => sendPhoneCode(args, api, phone) });
  }
  return sendForm({ ...page, schema: bindPhoneSchema, send: (values) => bindPhone(api, values) });
});

export default function BindPhonePage() {
  const { form, sending, sendCode } = useCodeForm(useForm(name, phoneChecks), '/account/bind-phone');
  return (
    <>
      <PageHeader
        title={title}
        description="We call or text you here when a class is at risk. Nobody else sees the number."
        back={{ href: '/newPersonalData', label: 'Personal Data' }}
      />
      <Card>
        <PageForm
          {...form}
          label={title}
          labels={bindPhoneLabels}
          action={contactHrefs.bindPhone}
          submitLabel="Confirm"
        >
          <BindPhoneFields
            {...sending}
            idPrefix={name}
            values={form.values}
            errors={form.errors}
            onSendCode={sendCode}
          />
        </PageForm>
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
