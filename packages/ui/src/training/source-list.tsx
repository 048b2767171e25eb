import FileX from 'lucide-react/icons/file-x';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FileLink } from '../primitives/navigation/file-link.tsx';
import * as styles from './row-list.css.ts';

export interface SourceListProps {
  title: string;
  files: readonly {
    name: string;
    title: string;
    /** 'PDF' and the like. */
    kind: string;
    size: string;
    /** Undefined while the file is missing. */
    href?: string | undefined;
  }[];
  /** All of them as a ZIP. */
  allHref?: string | undefined;
}

/** Files of a course to take along: plain links, which need no script. */
export function SourceList({ title, files, allHref }: SourceListProps) {
  return (
    <Card
      title={title}
      padding="none"
      action={
        allHref === undefined ? undefined : (
          <FileLink href={allHref} size="small" aria-label={`Download all as ZIP: ${title}`}>
            Download all as ZIP
          </FileLink>
        )
      }
    >
      {files.length === 0 ? (
        <p className={styles.none}>This course has no files to take along.</p>
      ) : (
        <ul className={styles.list} aria-label={title}>
          {files.map((file) => (
            <li key={file.name} className={styles.item}>
              <div className={styles.words}>
                <p className={styles.name}>{file.title}</p>
                <p className={styles.detail}>{`${file.kind} · ${file.size}`}</p>
              </div>
              {file.href === undefined ? (
                <StatusTag tone="warning" icon={FileX}>
                  Missing right now
                </StatusTag>
              ) : (
                <FileLink href={file.href} size="small" aria-label={`Download ${file.title}`}>
                  Download
                </FileLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
