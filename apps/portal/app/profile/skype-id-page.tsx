import { skypeSchema } from '@tutor/rules/profile/skype';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { SkypeField } from '@tutor/ui/profile/skype-field.tsx';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { skypeChecks } from './skype-checks.ts';
import { skypeForm } from './skype-form.ts';
import { saveSkypeId } from './skype-id.server.ts';

const title = 'Skype ID';

export const meta = () => pageTitle(title);

export const loader = guarded(() => ({}));

/** Saves the Skype ID where no script opens the dialog. */
export const action = guarded(async ({ api, request }) => {
  return sendForm({
    name: skypeForm,
    form: await request.formData(),
    schema: skypeSchema,
    send: (values) => saveSkypeId(api, values),
    backTo: '/newPersonalData',
  });
});

const labels = { skypeId: title };

export default function SkypeIdPage() {
  const form = useForm(skypeForm, skypeChecks);
  return (
    <>
      <PageHeader
        title={title}
        description="Some classes are taken with Skype: students find you by this ID."
        back={{ href: '/newPersonalData', label: 'Personal Data' }}
      />
      <Card>
        <PageForm {...form} label={title} labels={labels} action={contactHrefs.skype} submitLabel="Confirm">
          <SkypeField id={`${skypeForm}-skypeId`} defaultValue={form.values?.skypeId} error={form.errors.skypeId} />
        </PageForm>
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
