import { z } from 'zod';
import { askForAttendance } from '../../src/attendance/ask.ts';
import type { Queries } from '../../src/database/database.ts';
import { bookAskedFor, classRequest } from '../classes/control-classes.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';
import { forcedClockIns } from './tables.ts';

const attendanceRequest = classRequest.pick({
  tuid: true,
  startsInMinutes: true,
  studentName: true,
  lessonFeeCentavos: true,
  makesRoom: true,
});
const clockInRequest = z.object({
  tuid: z.int().positive(),
  status: z.int().min(-1).max(99).nullable().optional(),
  nextResult: z.int().min(-1).max(99).nullable().optional(),
});

/** Control calls of attendance: asks for a confirmation, and says what clocking in answers. */
export function controlAttendance(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/attendance', attendanceRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    return queries.transaction(async (tx) => {
      const at = now();
      const asked = { ...request, durationMinutes: 25, status: 'Waited' as const, missingRemark: false };
      const lesson = await bookAskedFor(tx, asked, at);
      return { id: await askForAttendance(tx, lesson, at), clid: lesson.clid };
    });
  });

  on('/clock-in', clockInRequest, async (request) => {
    await requireTutor(queries, request.tuid);
    const { tuid: forced, status = null, nextResult = null } = request;
    await queries
      .insert(forcedClockIns)
      .values({ tuid: forced, status, nextResult })
      .onConflictDoUpdate({ target: forcedClockIns.tuid, set: { status, nextResult } });
    return {};
  });
}
