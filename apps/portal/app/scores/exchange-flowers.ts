import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { shownMessage } from '../kit/failed-call.server.ts';
import { newFormKey } from '../kit/form-key.server.ts';
import { formReply } from '../kit/form-reply.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { exchange, exchangeSchema, loadFlowerAmount } from './flowers.server.ts';

/** What the exchange's dialog shows; a failed call is told there, and the page stays. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    return json({ amount: await loadFlowerAmount(api), key: newFormKey(), error: null });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json({ amount: null, key: null, error: shownMessage(error) });
  }
}

/** Exchanges flowers from the dialog. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const form = await args.request.formData();
  const key = form.get('key');
  return formReply(args, {
    intent: 'exchange',
    schema: exchangeSchema,
    form,
    send: async (values) => ({ message: await exchange(api, values, typeof key === 'string' ? key : undefined) }),
  });
}
