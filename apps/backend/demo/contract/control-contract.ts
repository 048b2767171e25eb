import { z } from 'zod';
import { auditContract } from '../../src/contract/audit-contract.ts';
import type { Queries } from '../../src/database/database.ts';
import type { OnControl } from '../control/control-call.ts';

const auditRequest = z.object({
  tuid: z.int().positive(),
  isPassed: z.boolean(),
  remark: z.string().min(1).max(300).optional(),
});

/** Control call of contracts: the company audits the one that was signed. */
export function controlContract(on: OnControl, { queries, now }: { queries: Queries; now: () => Date }): void {
  on('/contract', auditRequest, async (audit) => ({ isAudited: await auditContract(queries, audit, now()) }));
}
