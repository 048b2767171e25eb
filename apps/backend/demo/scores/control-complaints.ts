import { complaintDirections, complaintStates, takesReplies } from '@tutor/rules/scores/complaint';
import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { answerComplaint, tellOfComplaint } from '../../src/scores/answer-complaint.ts';
import { complaints } from '../../src/scores/complaint-tables.ts';
import { type OnControl, requireTutor } from '../control/control-call.ts';

const addRequest = z.object({
  tuid: z.int().positive(),
  direction: z.enum(complaintDirections).default('received'),
  clid: z.int().positive().optional(),
  type: z.string().min(1).max(60).default('Teaching quality'),
  reason: z.string().min(1).max(500).default('The lesson was too fast.'),
  /** One that is upheld takes points, which its decision does: /complaints/answer. */
  state: z.enum(complaintStates).exclude(['upheld']).default('waiting'),
  /** That many at once, a minute apart. */
  count: z.int().min(1).max(20_000).default(1),
});
const answerRequest = z.object({
  comId: z.int().positive(),
  reply: z.string().min(1).max(500).optional(),
  state: z.enum(complaintStates).optional(),
});
const batch = 1_000;

/** Control calls of complaints: somebody complains; the company replies and decides. */
export function controlComplaints(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/complaints', addRequest, async ({ count, ...request }) => {
    await requireTutor(queries, request.tuid);
    const at = now().getTime();
    const rows = Array.from({ length: count }, (_, index) => ({
      ...request,
      complainant: request.direction === 'sent' ? 'You' : 'Parents',
      at: new Date(at - index * 60_000),
      decidedAt: takesReplies(request.state) ? null : new Date(at),
    }));
    let comId = 0;
    await queries.transaction(async (tx) => {
      for (let start = 0; start < rows.length; start += batch) {
        const made = await tx
          .insert(complaints)
          .values(rows.slice(start, start + batch))
          .returning();
        comId ||= made[0]?.id ?? 0;
        const [one] = made;
        if (rows.length === 1 && one?.direction === 'received')
          await tellOfComplaint(tx, 'ComplaintReminder', one, now());
      }
    });
    return { comId };
  });

  on('/complaints/answer', answerRequest, async (answer) => {
    await answerComplaint(queries, answer, now());
    return {};
  });
}
