import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { contractPath, tesolPath } from './contract-paths.ts';

/** Title of the contract's pages; the custom contract has one page alone. */
export function ContractHeader({ current }: { current: 'contract' | 'tesolCertification' | 'contractCustom' }) {
  return (
    <PageHeader
      title="Sign Contract"
      description="Read it, keep a copy, and sign it."
      actions={
        current === 'contractCustom' ? undefined : (
          <SegmentedLinks
            label="Sign Contract"
            segments={[
              { href: contractPath, label: 'Contract', isCurrent: current === 'contract' },
              { href: tesolPath, label: 'TESOL certification', isCurrent: current === 'tesolCertification' },
            ]}
          />
        )
      }
    />
  );
}
