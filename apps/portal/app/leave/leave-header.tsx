import { PageHeader } from '@tutor/ui/primitives/page-header';
import { SegmentedLinks } from '@tutor/ui/primitives/segmented-control';

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
