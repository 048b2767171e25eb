import { z } from 'zod';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { placeSchema } from './place-schema.server.ts';

const keptSchema = placeSchema.extend({ chapterId: z.coerce.number().int().positive() });

/** Keeps the time and the place of a chapter that is open; undefined where the form is none of one. */
export async function keepPlace(api: Guarded['api'], form: FormData): Promise<{ isKept: boolean } | undefined> {
  const kept = keptSchema.safeParse(Object.fromEntries(form));
  if (!kept.success) return undefined;
  const { chapterId, seconds, read, clip } = kept.data;
  try {
    await api.training.learnSubmit({
      query: {
        ...{ TrakitId: chapterId, UsedTime: seconds, IsCompleteCourse: 'false' },
        ...{ ReadPercent: read, ClipSeconds: clip },
      },
    });
    return { isKept: true };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind !== 'refused') throw error;
    // Refused once, the same report would be refused again.
    return { isKept: false };
  }
}
