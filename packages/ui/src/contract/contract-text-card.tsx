import { Download } from 'lucide-react';
import { ButtonLink } from '../primitives/button-link.tsx';
import { Card } from '../primitives/card.tsx';
import { Icon } from '../theme/icon.tsx';
import * as styles from './contract.css.ts';

export interface ContractTextCardProps {
  title: string;
  version: number;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Where it is had as a file, before it is signed. */
  downloadHref: string;
}

/** The contract, to be read here or taken along. */
export function ContractTextCard({ title, version, sections, downloadHref }: ContractTextCardProps) {
  return (
    <Card
      title={title}
      description={`Version ${version}`}
      action={
        <ButtonLink href={downloadHref} download size="small" icon={<Icon of={Download} size="small" />}>
          Download
        </ButtonLink>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (axe scrollable-region-focusable) */}
      <section tabIndex={0} aria-label="Text of the contract" className={styles.text}>
        {sections.map((section) => (
          <div key={section.title} className={styles.section}>
            <h3 className={styles.sectionTitle}>{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        ))}
      </section>
    </Card>
  );
}
