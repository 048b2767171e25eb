import { AttendanceNoDialog } from '@tutor/ui/attendance/attendance-no-dialog.tsx';
import type { AttendanceItem } from '@tutor/ui/attendance/attendance-row.tsx';
import { lossesHref } from '../scores/losses-href.ts';
import { useFrame } from '../session/use-frame.ts';
import { PhotoField } from './photo-field.tsx';
import { useAttendanceNo } from './use-attendance-no.ts';

/** The dialog of a No. */
export function AttendanceNoControl({ item, onClose }: { item: AttendanceItem; onClose: () => void }) {
  const { zone } = useFrame().tutor;
  const no = useAttendanceNo(item, { onDone: onClose });
  return (
    <AttendanceNoDialog
      isOpen
      onOpenChange={() => {
        no.reset();
        onClose();
      }}
      item={item}
      zone={zone}
      lossesHref={lossesHref}
      onSubmit={no.submit}
      isSubmitting={no.isSubmitting}
      progress={no.progress}
      error={no.error}
      onTakeBack={no.onTakeBack}
      errors={no.errors}
      replyErrors={no.replyErrors}
      onFieldChange={no.checkAgain}
      attachment={
        <PhotoField files={no.files} error={no.errors?.attachment} onPick={no.pick} onRemove={no.removePhoto} />
      }
    />
  );
}
