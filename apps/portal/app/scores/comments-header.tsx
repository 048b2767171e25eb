import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

/** Head of both pages of the student comments, with the way from one to the other. */
export function CommentsHeader({ child }: { child: 'commentDetails' | 'labelImpression' }) {
  return (
    <PageHeader
      title="Student Comment"
      actions={
        <SegmentedLinks
          label="Student Comment"
          segments={[
            { href: '/comments/commentDetails', label: 'Comment details', isCurrent: child === 'commentDetails' },
            { href: '/comments/labelImpression', label: 'Label impression', isCurrent: child === 'labelImpression' },
          ]}
        />
      }
    />
  );
}
