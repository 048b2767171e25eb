import { newFormKey } from '../kit/form-key.server.ts';
import { loadPart } from '../kit/parts.server.ts';
import { sendForm } from '../kit/send-form.server.ts';
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
