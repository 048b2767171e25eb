import { useLoaderData } from '@remix-run/react';
import { asOneNumber } from '@tutor/api/core/phone-number';
import { referralSchema } from '@tutor/rules/referrals/referral-form';
import { referralSource } from '@tutor/rules/referrals/referral-steps';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { ReferralFields, referralLabels } from '@tutor/ui/referrals/referral-fields.tsx';
import { ReferralRules } from '@tutor/ui/referrals/referral-rules.tsx';
import { ShareLinkCard } from '@tutor/ui/referrals/share-link-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { keyOf } from '../feedback/feedback.server.ts';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadOfferedPart } from '../kit/beside/parts.server.ts';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { copyReferralLink } from '../kit/page/copy-link.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadReferralLink } from './referrals.server.ts';
import { ReferralsHeader } from './referrals-header.tsx';

const name = 'refer-a-friend';

export const meta = () => pageTitle('Referrals');

export const loader = guarded(async ({ api }) => {
  const [rules, link] = await Promise.all([
    loadOfferedPart(api.referrals.referralRules(), ({ body }) => body),
    loadReferralLink(api),
  ]);
  return { rules, link, key: newFormKey() };
});

/** Applies for a friend. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  return sendForm({
    name,
    form,
    schema: referralSchema,
    send: async ({ firstName, lastName, email, note, ...typed }) => {
      const { countryCode, phone } = asOneNumber(typed);
      const { message } = await api.referrals.tutorApply({
        body: {
          FirstName: firstName,
          LastName: lastName,
          Email: email,
          CountryCode: countryCode,
          Phone: phone,
          Source: referralSource,
          ...(note === '' ? {} : { Remark: note }),
          ...keyOf(form),
        },
      });
      return { message: wordsOr(message, 'Your friend will hear from us.') };
    },
    backTo: '/myReferrals',
  });
});

const checks = checksBy(
  () => import('@tutor/rules/referrals/referral-form'),
  (rules) => rules.referralSchema,
);

export default function Refer() {
  const { rules, link, key } = useLoaderData<typeof loader>();
  const form = useForm(name, checks);
  return (
    <>
      <ReferralsHeader current="/referrals" />
      <HomeLayout
        main={
          <Card title="Apply for a friend">
            <PageForm
              {...form}
              label="Apply for a friend"
              action="/referrals"
              labels={referralLabels}
              submitLabel="Send application"
              formKey={key}
            >
              <ReferralFields idPrefix={name} values={form.values} errors={form.errors} />
            </PageForm>
          </Card>
        }
        aside={
          <>
            {link === null ? null : <ShareLinkCard url={link} onCopy={copyReferralLink} />}
            <LoadedPart part={rules} title="Rules" retryHref="/referrals">
              {(known) => <ReferralRules rules={known} />}
            </LoadedPart>
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
