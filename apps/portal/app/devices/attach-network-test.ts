import { redirect } from '@remix-run/node';
import { evidenceModules } from '@tutor/rules/devices/evidence-modules';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { attachRun } from './attach-run.server.ts';
import { type AttachReply, signedOutReply } from './network-reply.ts';

export function loader(): Response {
  return redirect('/speed');
}

const formSchema = z.object({ id: z.coerce.number().int().positive(), module: z.enum(evidenceModules) });

/** Makes the statement of a test, for a form that is open. */
export const action = scripted(signedOutReply, async ({ api, request }): Promise<AttachReply> => {
  const form = formSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!form.success) return { outcome: 'refused', message: 'This network test cannot be attached.' };
  try {
    return { outcome: 'attached', file: await attachRun(api, form.data) };
  } catch (error) {
    requireFailedCall(error);
    return { outcome: 'refused', message: shownMessage(error) };
  }
});
