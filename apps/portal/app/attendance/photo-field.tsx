import { uploadLimits } from '@tutor/rules/uploads/upload-modules';
import { attendanceNoSummary } from '@tutor/ui/attendance/attendance-no-fields.tsx';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { FileField } from '@tutor/ui/uploads/file-field.tsx';
import type { FileItem } from '@tutor/ui/uploads/file-item.ts';
import type { NetworkProof } from '../devices/use-network-proof.ts';

interface PhotoFieldProps {
  files: readonly FileItem[];
  error?: string | undefined;
  onPick: (files: File[]) => void;
  onRemove: () => void;
  /** The last network test of this browser, which can stand in the photo's place. */
  network: NetworkProof;
  shrinking: { isOn: boolean; onChange: (isOn: boolean) => void };
  /** Reference of a photo that came with a try before the page was taken over. */
  arrived?: string | undefined;
}

const limits = uploadLimits('Absent');

/** The attachment of a No. What was chosen is sent with the form, from the outbox: a bad line must not stop the answer. */
export function PhotoField({ files, error, onPick, onRemove, shrinking, network, arrived }: PhotoFieldProps) {
  return (
    <>
      <FileField
        label={attendanceNoSummary.labels.attachment}
        id={`${attendanceNoSummary.idPrefix}-attachment`}
        name="attachment"
        description="A photo or screenshot that shows the reason."
        accept={limits.accept}
        limitsText={`${limits.typesText}, at most ${limits.sizeText}`}
        files={files}
        error={error}
        onPick={onPick}
        onRemove={onRemove}
        onRetry={onRemove}
        shrinking={shrinking}
      />
      {network.label === undefined || files.length > 0 ? null : network.reference === undefined ? (
        <>
          <Button
            variant="secondary"
            size="small"
            isPending={network.isAsking}
            pendingLabel="Attaching your network test"
            onClick={network.attach}
          >
            {network.label}
          </Button>
          <p role="status">{network.problem ?? ''}</p>
        </>
      ) : (
        <p role="status">Your network test is attached.</p>
      )}
      {arrived === undefined ? null : (
        <>
          <input type="hidden" name="arrived" value={arrived} />
          <p>Your photo has arrived. You do not have to choose it again.</p>
        </>
      )}
    </>
  );
}
