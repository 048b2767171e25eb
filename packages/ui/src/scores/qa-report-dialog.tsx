import { type QaItem, shownQaItems } from '@tutor/rules/scores/qa-report';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { Button } from '../primitives/buttons/button.tsx';
import { Dialog } from '../primitives/dialogs/dialog.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { LoadState } from '../shell/load-state.tsx';
import * as styles from './qa-report-dialog.css.ts';

export interface QaReportDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** As they arrive; the TESOL item is hidden and the word Result stripped here. */
  items: readonly QaItem[];
  isLoading?: boolean | undefined;
  error?: string | undefined;
  onRetry?: (() => void) | undefined;
}

/** The results of the tutor's QA test. */
export function QaReportDialog({
  isOpen,
  onOpenChange,
  items,
  isLoading = false,
  error,
  onRetry,
}: QaReportDialogProps) {
  const shown = shownQaItems(items);
  return (
    <Dialog
      size="small"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="QA Test Report"
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          Close
        </Button>
      }
      closeLabel="Close the report"
    >
      <LoadState
        isLoading={isLoading}
        loadingLabel="Loading the QA test report"
        error={error}
        errorTitle="The report could not be loaded"
        onRetry={onRetry}
        lines={4}
      >
        {shown.length === 0 ? (
          <EmptyState
            icon={ClipboardCheck}
            title="No QA test yet"
            description="When your TM has tested you, the results stand here."
          />
        ) : (
          <dl className={styles.list}>
            {shown.map(({ name, score }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same name, and the list never changes its order.
              <div key={index} className={styles.item}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.score}>{score === '' ? '–' : score}</dd>
              </div>
            ))}
          </dl>
        )}
      </LoadState>
    </Dialog>
  );
}
