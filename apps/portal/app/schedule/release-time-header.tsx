import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

/** The head of both views of self-scheduling, with the way from one to the other. */
export function ReleaseTimeHeader({ view }: { view: 'submit' | 'cancle' }) {
  return (
    <PageHeader
      title={view === 'submit' ? 'Release time' : 'Cancel time'}
      description={
        view === 'submit'
          ? "Open and close the half hours of next week's schedule."
          : 'Cancel classes and open time of the next 14 days.'
      }
      actions={
        <SegmentedLinks
          label="Self-scheduling"
          segments={[
            { href: '/releaseTime/submit', label: 'Release time', isCurrent: view === 'submit' },
            { href: '/releaseTime/cancle', label: 'Cancel time', isCurrent: view === 'cancle' },
          ]}
        />
      }
    />
  );
}
