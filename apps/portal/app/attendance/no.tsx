import { useLoaderData, useNavigate } from '@remix-run/react';
import { attendanceNoDraft } from '@tutor/ui/attendance/attendance-no-draft.ts';
import { AttendanceNoForm } from '@tutor/ui/attendance/attendance-no-form.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { useFormReply } from '../kit/forms/use-action-reply.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { lossesHref } from '../scores/losses-href.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { attendanceItem, noHrefOf } from './attendance-item.ts';
import { loadNo, type NoMore, sendNo } from './no.server.ts';
import { PhotoField } from './photo-field.tsx';
import { useAttendanceNo } from './use-attendance-no.ts';

export const meta = () => pageTitle('Cancel a class');

export const loader = guarded(loadNo);

export const action = guarded(sendNo);

/** The page of a No: a script gives it to the outbox, as the dialog does; without one the form is sent as it stands. */
export default function NoPage() {
  const { request } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const navigate = useNavigate();
  const item = attendanceItem(request);
  const refused = useFormReply<NoMore>(attendanceNoDraft(item.id));
  const arrived = refused?.arrived || undefined;
  const { form, photo } = useAttendanceNo(item, { onDone: () => navigate('/home'), arrived, refused });
  return (
    <>
      <PageHeader title="Cancel this class?" back={{ href: '/home', label: 'Dashboard' }} />
      <Card>
        <AttendanceNoForm
          {...form}
          action={noHrefOf(item)}
          item={item}
          zone={zone}
          lossesHref={lossesHref}
          typed={refused && { reason: refused.values.reason ?? '', note: refused.values.note ?? '' }}
          backHref="/home"
          attachment={<PhotoField {...photo} arrived={arrived} />}
        />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
