import { loadPart } from '../kit/beside/parts.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { exchange, exchangeSchema, loadFlowerAmount } from './flowers.server.ts';

/** What the exchange's dialog shows; a failed call is told there, and the page stays. */
export const loader = guarded(async ({ api }) => ({
  amount: await loadPart(loadFlowerAmount(api), (amount) => amount),
  key: newFormKey(),
}));

/** Exchanges flowers from the dialog. */
export const action = guarded(async ({ api, request }) => {
  const form = await request.formData();
  const key = form.get('key');
  return sendForm({
    intent: 'exchange',
    schema: exchangeSchema,
    form,
    send: async (values) => ({ message: await exchange(api, values, typeof key === 'string' ? key : undefined) }),
  });
});
