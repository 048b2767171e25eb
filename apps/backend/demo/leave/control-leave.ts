import { z } from 'zod';
import type { Queries } from '../../src/database/database.ts';
import { decideLeave } from '../../src/leave/decide-leave.ts';
import type { OnControl } from '../control/control-call.ts';

const decisionRequest = z.object({
  id: z.int().positive(),
  isApproved: z.boolean(),
  remark: z.string().min(1).max(300).optional(),
});

/** Control call of leave: the company answers a request that waits. */
export function controlLeave(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/leave', decisionRequest, async (decision) => ({ isDecided: await decideLeave(queries, decision, now()) }));
}
