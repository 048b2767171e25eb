import { redirect } from '@remix-run/node';
import { networkFiguresSchema } from '@tutor/rules/devices/network-figures-schema';
import { z } from 'zod';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import type { KeptRun } from './keep-run.ts';
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
export const action = asked(async ({ api, request }): Promise<KeptRun> => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw new RefusedAsk('This test cannot be kept.');
  const { key, figures } = form.data;
  const { body } = await api.networkTests.saveNetworkTest({ body: { Key: key, ...wireFigures(figures) } });
  return { id: body.ID, at: body.Time };
});
