import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { rememberCalm } from './calm.server.ts';

export function loader(): Response {
  return redirect('/growthCenter');
}

/** The one switch that stills everything of growth that moves by itself. */
export const action = guarded(async (args) => {
  const form = await args.request.formData();
  const isOn = form.get('isCalm') === 'true';
  const response = await sendButton(args, {
    form,
    schema: z.object({}),
    send: async () => ({
      message: isOn ? 'Nothing of growth moves by itself now.' : 'The pet and the rest move again.',
    }),
    backTo: '/growthCenter',
  });
  response.headers.append('set-cookie', await rememberCalm(isOn));
  return response;
});
