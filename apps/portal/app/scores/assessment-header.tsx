import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import type { ReactNode } from 'react';

const children = [
  { name: 'receivedComplaint', label: 'Complaints' },
  { name: 'recitationClassesReport', label: 'Recitation' },
  { name: 'lateAttendanceEarlyLeave', label: 'Late or early' },
] as const;

/** Head of the three pages of the assessment, with the way from one to the others. */
export function AssessmentHeader({
  child,
  actions,
}: {
  child: (typeof children)[number]['name'];
  actions?: ReactNode;
}) {
  return (
    <PageHeader
      title="Assessment"
      actions={
        <>
          <SegmentedLinks
            label="Assessment"
            segments={children.map(({ name, label }) => ({
              href: `/complaintList/${name}`,
              label,
              isCurrent: name === child,
            }))}
          />
          {actions}
        </>
      }
    />
  );
}
