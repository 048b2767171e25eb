import { Form, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { leaveStatuses } from '@tutor/rules/leave/leave-status';
import { type LeaveItem, LeaveRecord } from '@tutor/ui/leave/leave-record.tsx';
import { confirm } from '@tutor/ui/primitives/dialogs/confirm-store.ts';
import { Pager } from '@tutor/ui/primitives/navigation/pager.tsx';
import type { FormEvent } from 'react';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { LeaveHeader } from './leave-header.tsx';
import { loadLeaveRecord } from './load-leave.server.ts';
import { undoLeave } from './send-leave.server.ts';

export const meta = () => pageTitle('Leave record');

export const loader = guarded(loadLeaveRecord);

export const action = guarded(undoLeave);

export default function Record() {
  const { page, pageSize, total, leaves } = useLoaderData<typeof loader>();
  const { formData, state } = useNavigation();
  const submit = useSubmit();
  useReplyToast(useActionReply<FormReply>());
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

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
