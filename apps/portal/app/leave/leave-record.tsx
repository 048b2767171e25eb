import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { Form, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { type LeaveItem, LeaveRecord } from '@tutor/ui/leave/leave-record';
import { confirm } from '@tutor/ui/primitives/confirm-store';
import { Pager } from '@tutor/ui/primitives/pager';
import type { FormEvent } from 'react';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { pageTitle } from '../shell/page-title.ts';
import { leaveItem, recordPath } from './leave.server.ts';
import { leaveClock } from './leave-clock.server.ts';
import { LeaveHeader } from './leave-header.tsx';
import { undoLeave } from './send-leave.server.ts';

const pageSize = 10;

export const meta = () => pageTitle('Leave record');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const asked = Number(new URL(args.request.url).searchParams.get('page') ?? '1');
  const page = Number.isSafeInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1;
  try {
    const [{ body }, clock] = await Promise.all([
      api.leave.leaveList({ body: { pageIndex: page, pageSize } }),
      leaveClock(args),
    ]);
    // A page beyond the last, as after undoing from an old address.
    if (body.Items.length === 0 && page > 1) throw redirect(recordPath);
    return json({
      page,
      total: body.Total,
      leaves: body.Items.map((leave) => leaveItem(leave, clock)),
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    throw await loaderFailure(error, args);
  }
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return undoLeave(args);
}

export default function Record() {
  const { page, total, leaves } = useLoaderData<typeof loader>();
  const { formData, state } = useNavigation();
  const submit = useSubmit();
  const undo = (event: FormEvent<HTMLFormElement>, leave: LeaveItem): void => {
    event.preventDefault();
    const form = event.currentTarget;
    void confirm({
      title: 'Undo this leave?',
      message:
        leave.status === leaveStatuses.approved
          ? `${leave.span}. Your time is free again; classes that it cancelled stay cancelled.`
          : leave.span,
      confirmText: 'Undo leave',
    }).then((isConfirmed) => {
      if (isConfirmed) submit(form);
    });
  };
  const undoing = state === 'idle' ? undefined : Number(formData?.get('id') ?? 0);
  return (
    <>
      <LeaveHeader current="leaveRecord" />
      <LeaveRecord
        leaves={leaves}
        action={page === 1 ? '/leaveRequest/leaveRecord' : `/leaveRequest/leaveRecord?page=${page}`}
        Form={Form}
        onUndo={undo}
        undoingId={undoing}
        requestHref="/leaveRequest/leaveRequest"
        pager={
          <Pager
            page={page}
            total={total}
            pageSize={pageSize}
            hrefOf={(to) => `?page=${to}`}
            noun={['leave', 'leaves']}
          />
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
