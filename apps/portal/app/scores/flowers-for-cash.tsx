import { useLoaderData } from '@remix-run/react';
import { exchangeClosedMessage, remainingFlowers } from '@tutor/rules/scores/flower-count';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FlowerExchangeFields, flowerExchangeLabels, noFlowersText } from '@tutor/ui/scores/flower-exchange-fields.tsx';
import { FlowersCard } from '@tutor/ui/scores/flowers-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { useState } from 'react';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { flowerChecks } from './flower-checks.ts';
import { exchange, exchangeSchema, loadFlowerAmount } from './flowers.server.ts';

/** Of the form and its draft; the dialog's as well, so that what was typed there is here. */
const name = 'flowers-for-cash';

export const meta = () => pageTitle('Flowers For Cash');

export const loader = guarded(async ({ api }) => {
  return { amount: await loadFlowerAmount(api), key: newFormKey() };
});

/** Exchanges flowers where no script opens the dialog. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  const key = form.get('key');
  return sendForm({
    name,
    form,
    schema: exchangeSchema,
    send: async (values) => ({
      message: await exchange(api, values, typeof key === 'string' && key !== '' ? key : undefined),
    }),
    backTo: '/flowers/usedFlowers',
  });
});

export default function FlowersForCash() {
  const { amount, key } = useLoaderData<typeof loader>();
  const quota = remainingFlowers(amount);
  // As the form was first drawn: sent again after an answer that was lost, it asks for what is gone from the quota since.
  const [firstQuota] = useState(quota);
  const form = useForm(name, flowerChecks(Math.max(quota, firstQuota)));
  const back = <ButtonLink href="/flowers/usedFlowers">Back to flowers</ButtonLink>;
  return (
    <>
      <PageHeader title="Flowers For Cash" back={{ href: '/flowers/obtainedFlowers', label: 'Flowers' }} />
      <HomeLayout
        main={
          amount.isClosed ? (
            <Banner tone="info" action={back}>
              {exchangeClosedMessage}
            </Banner>
          ) : quota === 0 && firstQuota === 0 ? (
            <Banner tone="info" action={back}>
              {noFlowersText(amount)}
            </Banner>
          ) : (
            <Card title="Exchange flowers">
              <PageForm
                {...form}
                label="Exchange flowers"
                labels={flowerExchangeLabels}
                action="/flowers/forCash"
                submitLabel="Confirm"
                formKey={key}
              >
                <FlowerExchangeFields quota={quota} idPrefix={name} values={form.values} errors={form.errors} />
              </PageForm>
            </Card>
          )
        }
        aside={
          <FlowersCard flowers={amount.flowers} exchangedThisMonth={amount.exchangedThisMonth} detailHref="/flowers" />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
