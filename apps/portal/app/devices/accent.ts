import { redirect } from '@remix-run/node';
import { accentPassageIds } from '@tutor/rules/devices/accent-passages';
import { isUploadReference } from '@tutor/rules/uploads/upload-reference';
import { z } from 'zod';
import { asked, RefusedAsk } from '../session/asked.server.ts';
import { type AccentFact, loadAccents } from './accent-recordings.server.ts';

const sentSchema = z.object({
  reference: z.string().refine((text) => isUploadReference(text, 'TutorAudio')),
  passage: z.enum(accentPassageIds),
});

export function loader(): Response {
  return redirect('/test');
}

/** Keeps an accent recording that was uploaded; answers with all that were sent. */
export const action = asked(async ({ api, request }): Promise<readonly AccentFact[]> => {
  const read = sentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!read.success) throw new RefusedAsk('This cannot be read.');
  await api.accentRecordings.add({ body: { FilePath: read.data.reference, PassageId: read.data.passage } });
  return loadAccents(api);
});
