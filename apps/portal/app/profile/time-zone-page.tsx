import { useLoaderData } from '@remix-run/react';
import { timeZoneSchema } from '@tutor/rules/profile/time-zone';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { SelectField } from '@tutor/ui/primitives/fields/select-field.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { rememberZone, tutorZone } from '../session/zone.server.ts';
import { timeZoneHref } from './time-zone-href.ts';
import { zoneChoices } from './zone-choices.server.ts';

const name = 'time-zone';
const title = 'Time zone';
const checks = checksBy(
  () => import('@tutor/rules/profile/time-zone'),
  (rules) => rules.timeZoneSchema,
);

export const meta = () => pageTitle(title);

export const loader = guarded(async (args) => {
  const zone = await tutorZone(args);
  return { zone, zones: zoneChoices(zone) };
});

/** Saves the zone, and remembers it at once: the page that is opened next writes its times by it. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  const response = await sendForm({
    name,
    form,
    schema: timeZoneSchema,
    send: async ({ timeZone }) => {
      const { message } = await api.profile.saveTimeZone({ body: { TimeZone: timeZone } });
      return { message: wordsOr(message, 'Your time zone was saved.') };
    },
    backTo: '/newPersonalData#contact',
  });
  if (response.headers.has('location')) {
    response.headers.append('set-cookie', await rememberZone(String(form.get('timeZone'))));
  }
  return response;
});

const labels = { timeZone: title };

export default function TimeZonePage() {
  const { zone, zones } = useLoaderData<typeof loader>();
  const form = useForm(name, checks);
  return (
    <>
      <PageHeader
        title={title}
        description="Every time of the portal is written by it, and your days and weeks begin by it. Classes stay at the moments they are booked for."
        back={{ href: '/newPersonalData', label: 'Personal Data' }}
      />
      <Card>
        <PageForm {...form} label={title} labels={labels} action={timeZoneHref} submitLabel="Save">
          <SelectField
            id={`${name}-timeZone`}
            name="timeZone"
            label={title}
            options={zones}
            defaultValue={form.values?.timeZone ?? zone}
            error={form.errors.timeZone}
          />
        </PageForm>
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
