import { useFetcher } from '@remix-run/react';
import { QaReportDialog } from '@tutor/ui/scores/qa-report-dialog';
import { useEffect } from 'react';
import type { loader } from './qa-report.ts';

/** The QA test report, loaded with the opening. */
export function QaReportControl({ onClose }: { onClose: () => void }) {
  const { load, data, state } = useFetcher<typeof loader>();
  useEffect(() => load('/scores/qa-report'), [load]);
  return (
    <QaReportDialog
      isOpen
      onOpenChange={onClose}
      items={data?.items ?? []}
      isLoading={data === undefined || state !== 'idle'}
      error={data?.error ?? undefined}
      onRetry={() => load('/scores/qa-report')}
    />
  );
}
