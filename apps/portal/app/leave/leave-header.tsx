import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

/** Title of the leave pages with the way between them. */
export function LeaveHeader({ current }: { current: 'leaveRequest' | 'leaveRecord' }) {
  return (
    <PageHeader
      title="Leave"
      description="Ask for time off, and see what became of it."
      actions={
        <SegmentedLinks
          label="Leave"
          segments={[
            { href: '/leaveRequest/leaveRequest', label: 'Request', isCurrent: current === 'leaveRequest' },
            { href: '/leaveRequest/leaveRecord', label: 'Record', isCurrent: current === 'leaveRecord' },
          ]}
        />
      }
    />
  );
}
