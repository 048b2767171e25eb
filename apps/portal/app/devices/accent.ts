import { json, redirect } from '@remix-run/node';
import { accentPassageIds } from '@tutor/rules/devices/accent-passages';
import { isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { scripted } from '../session/guarded.server.ts';
import { loadAccents } from './accent-recordings.server.ts';

const sentSchema = z.object({
  reference: z.string().refine((text) => isUploadReference(text, 'TutorAudio')),
  passage: z.enum(accentPassageIds),
});

export function loader(): Response {
  return redirect('/test');
}

/** Keeps an accent recording that was uploaded; answers with all that were sent. */
export const action = scripted({ message: 'Please sign in.' }, async ({ api, request }) => {
  const read = sentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) return json({ message: 'This cannot be read.' }, 400);
  try {
    await api.accentRecordings.add({ body: { FilePath: read.data.reference, PassageId: read.data.passage } });
    return { sent: await loadAccents(api) };
  } catch (error) {
    requireFailedCall(error);
    return json({ message: shownMessage(error) }, 502);
  }
});
