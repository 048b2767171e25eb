import { randomUUID } from 'node:crypto';
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { exchangeClosedMessage, remainingFlowers } from '@tutor/rules/scores/flower-count';
import { flowerExchangeSchema } from '@tutor/rules/scores/flower-exchange';
import { Banner } from '@tutor/ui/primitives/banner';
import { ButtonLink } from '@tutor/ui/primitives/button-link';
import { PageHeader } from '@tutor/ui/primitives/page-header';
import { SectionForm } from '@tutor/ui/profile/section-form';
import { FlowerExchangeFields, noFlowersText } from '@tutor/ui/scores/flower-exchange-fields';
import { FlowersCard } from '@tutor/ui/scores/flowers-card';
import { HomeLayout } from '@tutor/ui/shell/home-layout';
import { useState } from 'react';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { type PageFormReply, pageFormReply } from '../shell/page-form.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { usePageForm } from '../shell/use-page-form.ts';
import { exchange, exchangeSchema, loadFlowerAmount } from './flowers.server.ts';

const intent = 'exchange';

export const meta = () => pageTitle('Flowers For Cash');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    return json({ amount: await loadFlowerAmount(api), key: randomUUID() });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

/** Exchanges flowers where no script opens the dialog. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  const key = form.get('key');
  try {
    return await pageFormReply(args, {
      intent,
      form,
      schema: await exchangeSchema(api),
      draft: 'flowers-for-cash',
      send: async (values) => ({
        message: await exchange(api, values, typeof key === 'string' && key !== '' ? key : undefined),
        to: '/flowers/usedFlowers',
      }),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    throw await loaderFailure(error, args);
  }
}

export default function FlowersForCash() {
  const { amount, key } = useLoaderData<typeof loader>();
  const reply = useActionData<PageFormReply>();
  const quota = remainingFlowers(amount);
  const { own, values, ...form } = usePageForm(intent, flowerExchangeSchema(quota), reply);
  // One submission however often it is sent: the key stays while the form does.
  const [ownKey] = useState(key);
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
          ) : quota === 0 ? (
            <Banner tone="info" action={back}>
              {noFlowersText(amount)}
            </Banner>
          ) : (
            <SectionForm
              {...form}
              intent={intent}
              title="Exchange flowers"
              draft="flowers-for-cash"
              action="/flowers/forCash"
              submitLabel="Confirm"
              pendingLabel="Submitting..."
            >
              <input type="hidden" name="key" value={values?.key ?? ownKey} />
              <FlowerExchangeFields quota={quota} idPrefix={form.id} values={values} errors={form.errors} />
            </SectionForm>
          )
        }
        aside={
          <FlowersCard flowers={amount.flowers} exchangedThisMonth={amount.exchangedThisMonth} detailHref="/flowers" />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
