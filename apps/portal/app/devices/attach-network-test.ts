import { redirect } from '@remix-run/node';
import { evidenceModules } from '@tutor/rules/devices/evidence-modules';
import { z } from 'zod';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import { attachRun } from './attach-run.server.ts';

export function loader(): Response {
  return redirect('/speed');
}

const formSchema = z.object({ id: z.coerce.number().int().positive(), module: z.enum(evidenceModules) });

/** Makes the statement of a test, for a form that is open. */
export const action = asked(async ({ api, request }) => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) throw new RefusedAsk('This network test cannot be attached.');
  return attachRun(api, form.data);
});
