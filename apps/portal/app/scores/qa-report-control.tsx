import { QaReportDialog } from '@tutor/ui/scores/qa-report-dialog.tsx';
import { besidePart } from '../kit/beside/parts.ts';
import { useBeside } from '../kit/beside/use-beside.ts';
import type { loader } from './qa-report.ts';

/** The QA test report, loaded with the opening. */
export function QaReportControl({ onClose }: { onClose: () => void }) {
  const beside = useBeside<typeof loader>('/scores/qa-report');
  const { value: items = [], problem, isLoading } = besidePart(beside.data?.items, beside);
  return (
    <QaReportDialog
      isOpen
      onOpenChange={onClose}
      items={items}
      isLoading={isLoading}
      error={problem}
      onRetry={beside.ask}
    />
  );
}
