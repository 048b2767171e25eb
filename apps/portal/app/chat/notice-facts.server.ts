import { clockInStateOfStatus } from '@tutor/rules/attendance/clock-in';
import { z } from 'zod';
import { loadPart } from '../kit/beside/parts.server.ts';
import type { Api } from '../session/api.server.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** Classes that are asked about at once: as many as notices stand on a page. */
const classesMax = 20;
const askedSchema = z.object({ ClassIds: z.array(z.int().positive()).max(classesMax), isShift: z.boolean() });

/** How things stand that notices of a conversation are about; undefined where the question cannot be read. */
export async function loadNoticeFacts(api: Api, asked: object): Promise<NoticeFacts | undefined> {
  const parsed = askedSchema.safeParse(asked);
  if (!parsed.success) return undefined;
  const { ClassIds, isShift } = parsed.data;
  const [classes, clockIn, pending] = await Promise.all([
    Promise.all(
      ClassIds.map(async (CLID) => ({
        id: CLID,
        part: await loadPart(api.classDetail.details({ body: { CLID } }), ({ body }) => ({
          start: body.StartTime,
          end: body.EndTime,
          status: body.Status,
        })),
      })),
    ),
    isShift ? loadPart(api.attendance.clockInStatus(), ({ body }) => clockInStateOfStatus(body)) : undefined,
    ClassIds.length === 0
      ? undefined
      : loadPart(api.attendance.pending(), ({ body }) =>
          body.flatMap(({ ClassTime }) => (ClassTime == null ? [] : [Date.parse(ClassTime)])),
        ),
  ]);
  const waiting = pending !== undefined && 'value' in pending ? pending.value : undefined;
  return {
    classes: Object.fromEntries(
      classes.flatMap(({ id, part }) =>
        'value' in part
          ? [[id, { ...part.value, isAnswerDue: waiting?.includes(Date.parse(part.value.start)) ?? null }]]
          : [],
      ),
    ),
    clockIn: clockIn !== undefined && 'value' in clockIn ? clockIn.value : null,
  };
}
