import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';

const children = [
  { name: 'scoreMonths', label: 'Score months' },
  { name: 'pointsLedger', label: 'Points ledger' },
  { name: 'estimates', label: 'Estimates' },
] as const;

/** Head of the pages of the tutor's scores, with the way from one to the others. */
export function ScoreHeader({ child }: { child: (typeof children)[number]['name'] }) {
  return (
    <PageHeader
      title="Scores"
      actions={
        <SegmentedLinks
          label="Scores"
          segments={children.map(({ name, label }) => ({ href: `/scores/${name}`, label, isCurrent: name === child }))}
        />
      }
    />
  );
}
