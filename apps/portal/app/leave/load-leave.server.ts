import { redirect } from '@remix-run/node';
import { canEditLeave } from '@tutor/rules/leave/leave-status';
import { pageNumber } from '@tutor/rules/paging/pages';
import { setFlash } from '../kit/forms/flash.server.ts';
import { newFormKey } from '../kit/forms/form-key.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { type ImpactReply, leaveItem, leaveValues, loadImpact, recordPath, spanOf } from './leave.server.ts';
import { leaveClock } from './leave-clock.server.ts';

const pageSize = 10;

/** What the form of a leave begins with: nothing, or with `?id=` a request that still waits. */
export async function loadLeaveForm(args: Guarded) {
  const { api } = args;
  const id = Number(args.search.get('id'));
  const clock = await leaveClock(args);
  const common = { nowMs: clock.now.getTime(), zone: clock.zone, submissionKey: newFormKey() };
  const none: ImpactReply = { kind: 'none' };
  if (!Number.isSafeInteger(id) || id < 1) return { ...common, edited: null, impact: none };
  const { body: leave } = await api.leave.leave({ body: { ID: id } });
  if (!canEditLeave({ status: leave.Status, start: new Date(leave.StartTime) }, clock.now)) {
    const flash = await setFlash({
      tone: 'error',
      message: 'Only a request that still waits for its answer can be changed.',
    });
    throw redirect(recordPath, { headers: { 'set-cookie': flash } });
  }
  const impact = await loadImpact(api, spanOf(leave), clock.zone, id);
  return {
    ...common,
    edited: { id, values: leaveValues(leave, clock.zone) },
    impact: { kind: 'shown', impact } satisfies ImpactReply,
  };
}

/** One page of the record, the first where the address names none. */
export async function loadLeaveRecord(args: Guarded) {
  const { api } = args;
  const page = pageNumber(args.search.get('page'));
  const [{ body }, clock] = await Promise.all([
    api.leave.leaveList({ body: { pageIndex: page, pageSize } }),
    leaveClock(args),
  ]);
  // A page beyond the last, as after undoing from an old address.
  if (body.Items.length === 0 && page > 1) throw redirect(recordPath);
  return {
    page,
    pageSize,
    total: body.Total,
    leaves: body.Items.map((leave) => leaveItem(leave, clock)),
  };
}
