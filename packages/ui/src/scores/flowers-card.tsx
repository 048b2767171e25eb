import { flowersInPesos, monthlyFlowerQuota, pesosPerFlower } from '@tutor/rules/scores/flowers';
import { ButtonLink } from '../primitives/buttons/button-link.tsx';
import { isPlainPress } from '../primitives/buttons/plain-press.ts';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import { FlowerDrawing } from './flower-drawing.tsx';
import * as styles from './flowers-card.css.ts';

export interface FlowersCardProps {
  flowers: number;
  /** Flowers already exchanged this month, of at most 100; left out when unknown. */
  exchangedThisMonth?: number | undefined;
  /** Where flowers are exchanged without script. */
  exchangeHref?: string | undefined;
  /** A plain press on it, instead of following the address. */
  onExchange?: (() => void) | undefined;
  detailHref?: string | undefined;
}

const number = new Intl.NumberFormat('en-US');

/** Flowers from students, and what they are worth. */
export function FlowersCard({ flowers, exchangedThisMonth, exchangeHref, onExchange, detailHref }: FlowersCardProps) {
  return (
    <Card
      title="My flowers"
      action={
        detailHref === undefined ? undefined : (
          <Link variant="standalone" href={detailHref}>
            All flowers
          </Link>
        )
      }
    >
      <div className={styles.body}>
        <FlowerDrawing className={styles.drawing} />
        <div>
          <p className={styles.figure}>{number.format(flowers)}</p>
          <p className={styles.worth}>
            {flowers === 0
              ? `Each flower a student gives is worth PHP ${pesosPerFlower}.`
              : `worth PHP ${number.format(flowersInPesos(flowers))}`}
          </p>
        </div>
      </div>
      {exchangedThisMonth === undefined ? (
        <p className={styles.quota}>{`Up to ${monthlyFlowerQuota} flowers can be exchanged a month.`}</p>
      ) : (
        <ProgressBar
          label="Exchanged this month"
          tone="reward"
          max={monthlyFlowerQuota}
          value={exchangedThisMonth}
          valueText={`${exchangedThisMonth} of ${monthlyFlowerQuota}`}
        />
      )}
      {exchangeHref === undefined ? null : (
        <div className={styles.action}>
          <ButtonLink
            href={exchangeHref}
            size="small"
            onClick={(event) => {
              if (onExchange === undefined || !isPlainPress(event)) return;
              event.preventDefault();
              onExchange();
            }}
          >
            Flowers For Cash
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
