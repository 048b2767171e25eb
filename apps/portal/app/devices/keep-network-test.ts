import { redirect } from '@remix-run/node';
import { networkFiguresSchema } from '@tutor/rules/devices/network-figures-schema';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { type KeepReply, signedOutReply } from './network-reply.ts';
import { wireFigures } from './network-runs.server.ts';

export function loader(): Response {
  return redirect('/speed');
}

const figuresText = z
  .string()
  .max(4_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('these are no figures');
      return z.NEVER;
    }
  })
  .pipe(networkFiguresSchema);

const formSchema = z.object({ key: z.string().min(8).max(100), figures: figuresText });

/** Keeps a finished test in the tutor's history. */
export const action = scripted(signedOutReply, async ({ api, request }): Promise<KeepReply> => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return { outcome: 'refused', message: 'This test cannot be kept.' };
  const { key, figures } = form.data;
  try {
    const { body } = await api.networkTests.saveNetworkTest({ body: { Key: key, ...wireFigures(figures) } });
    return { outcome: 'kept', id: body.ID, at: body.Time };
  } catch (error) {
    requireFailedCall(error);
    return { outcome: 'refused', message: shownMessage(error) };
  }
});
