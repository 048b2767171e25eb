import type { SignatureKind } from '@tutor/rules/contract/signature';
import { auditStatusText } from '@tutor/rules/profile/contract-status';
import { wallClock } from '@tutor/rules/time/wall-clock';
import { dayText, timeText, zoneText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import PenLine from 'lucide-react/icons/pen-line';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FileLink } from '../primitives/navigation/file-link.tsx';
import { SummaryList } from '../profile/summary-list.tsx';
import * as styles from './contract.css.ts';

const looks = {
  [-1]: { tone: 'neutral', icon: PenLine },
  0: { tone: 'warning', icon: Clock },
  1: { tone: 'success', icon: CircleCheck },
  2: { tone: 'danger', icon: CircleX },
} as const;

/** Where a contract stands: colour, icon and word; what is unknown counts as not signed (specification, core §4). */
export function AuditStatusTag({ status }: { status: number }) {
  const { tone, icon } = status === 0 || status === 1 || status === 2 ? looks[status] : looks[-1];
  return (
    <StatusTag tone={tone} icon={icon} size="medium">
      {auditStatusText(status)}
    </StatusTag>
  );
}

export interface ReceiptCardProps {
  signedAt: Date;
  signedName: string;
  kind: SignatureKind;
  /** Of the drawn signature. */
  pictureUrl?: string | undefined;
  version: number;
  /** SHA-256 of the signed document, hexadecimal. */
  hash: string;
  downloadHref: string;
  /** IANA name of the zone to write times in. */
  zone: string;
}

/** What was signed, when and how, and the hash by which everybody can check a copy. */
export function ReceiptCard({
  signedAt,
  signedName,
  kind,
  pictureUrl,
  version,
  hash,
  downloadHref,
  zone,
}: ReceiptCardProps) {
  return (
    <Card title="Receipt" description="Keep it with the signed document.">
      <div className={styles.receipt}>
        {kind === 'drawn' && pictureUrl !== undefined ? (
          <img src={pictureUrl} alt={`Signature of ${signedName}`} className={styles.picture} />
        ) : (
          <p className={styles.signature}>{signedName}</p>
        )}
        <div className={styles.wide}>
          <SummaryList
            items={[
              { term: 'Signed by', value: signedName },
              {
                term: 'Signed at',
                value: (
                  <time
                    dateTime={signedAt.toISOString()}
                  >{`${dayText(signedAt, zone, 'long')} ${wallClock(signedAt, zone).year}, ${timeText(signedAt, zone)}, ${zoneText(signedAt, zone)}`}</time>
                ),
              },
              { term: 'Version', value: version },
            ]}
          />
        </div>
        <div className={styles.wide}>
          <SummaryList
            items={[{ term: 'SHA-256 of the signed document', value: <code className={styles.hash}>{hash}</code> }]}
          />
        </div>
        <FileLink href={downloadHref}>Download signed contract</FileLink>
      </div>
    </Card>
  );
}
