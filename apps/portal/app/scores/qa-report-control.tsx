import { QaReportDialog } from '@tutor/ui/scores/qa-report-dialog.tsx';
import { useLoaded } from '../kit/use-loaded.ts';
import type { loader } from './qa-report.ts';

/** The QA test report, loaded with the opening. */
export function QaReportControl({ onClose }: { onClose: () => void }) {
  const { data, state, problem, ask } = useLoaded<typeof loader>('/scores/qa-report');
  return (
    <QaReportDialog
      isOpen
      onOpenChange={onClose}
      items={data?.items ?? []}
      isLoading={state !== 'idle' && problem === undefined && data?.error !== null}
      error={data?.error ?? problem}
      onRetry={ask}
    />
  );
}
