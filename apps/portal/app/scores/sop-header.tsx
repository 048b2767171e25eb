import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

/** Head of both pages of the teaching standard, with the way from one to the other. */
export function SopHeader({ child }: { child: 'scoreClass' | 'assessmentSummary' }) {
  return (
    <PageHeader
      title="SOP Score/class"
      description="How your classes follow the teaching standard."
      actions={
        <SegmentedLinks
          label="SOP Score/class"
          segments={[
            { href: '/SOP/scoreClass', label: 'Score of each class', isCurrent: child === 'scoreClass' },
            { href: '/SOP/assessmentSummary', label: 'Assessment summary', isCurrent: child === 'assessmentSummary' },
          ]}
        />
      }
    />
  );
}
