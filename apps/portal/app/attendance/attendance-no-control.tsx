import { AttendanceNoDialog } from '@tutor/ui/attendance/attendance-no-dialog.tsx';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { lossesHref } from '../scores/losses-href.ts';
import { useFrame } from '../session/use-frame.ts';
import { PhotoField } from './photo-field.tsx';
import { useAttendanceNo } from './use-attendance-no.ts';

/** The dialog of a No. */
export function AttendanceNoControl({ item, onClose }: { item: AttendanceItem; onClose: () => void }) {
  const { zone } = useFrame().tutor;
  const { form, photo, reset } = useAttendanceNo(item, { onDone: onClose });
  return (
    <AttendanceNoDialog
      {...form}
      isOpen
      onOpenChange={() => {
        reset();
        onClose();
      }}
      item={item}
      zone={zone}
      lossesHref={lossesHref}
      attachment={<PhotoField {...photo} />}
    />
  );
}
