import { Card } from '../primitives/layout/card.tsx';
import { FileLink } from '../primitives/navigation/file-link.tsx';
import * as styles from './contract.css.ts';

export interface ContractTextCardProps {
  title: string;
  version: number;
  /** Full name of the tutor whose contract it is. */
  signerName: string;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
  /** Where it is had as a file, before it is signed. */
  downloadHref: string;
}

const wordsAMinute = 200;

/** The contract as a document: to be read here, printed or taken along. Its words are those that are signed, and no others. */
export function ContractTextCard({ title, version, signerName, sections, downloadHref }: ContractTextCardProps) {
  const words = sections.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.split(/\s+/))).length;
  const minutes = Math.max(1, Math.round(words / wordsAMinute));
  return (
    <Card
      title={title}
      description={`For ${signerName} · Version ${version} · ${minutes} min to read`}
      action={
        <FileLink href={downloadHref} size="small">
          Download
        </FileLink>
      }
    >
      <div className={styles.text}>
        {sections.map((section) => {
          const { number, words: heading } = titleOf(section.title);
          return (
            <section key={section.title} className={styles.section}>
              <h3 className={styles.sectionTitle}>
                <span className={styles.sectionNumber}>{number}</span> <span>{heading}</span>
              </h3>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className={styles.paragraph}>
                  {paragraph}
                </p>
              ))}
            </section>
          );
        })}
      </div>
    </Card>
  );
}

/** '2. Classes' in its two parts. */
function titleOf(title: string): { number: string; words: string } {
  const [, number = '', words = title] = /^(\d+\.)\s+(\S.*)$/.exec(title) ?? [];
  return { number, words };
}
