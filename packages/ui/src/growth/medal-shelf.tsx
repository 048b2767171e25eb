import { datedDayText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Sparkles from 'lucide-react/icons/sparkles';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { MedalDrawing, type MedalKind } from './medal-drawing.tsx';
import * as styles from './medal-shelf.css.ts';
import { RewardForm, type RewardForms } from './reward-form.tsx';

/** A medal as the shelf shows it. */
export interface Medal {
  code: string;
  name: string;
  words: string;
  status: 'notYet' | 'toReceive' | 'received';
  isWorn: boolean;
  done: number;
  target: number;
  receivedAt?: Date | undefined;
  /** Of a limited-time medal: until when it can be earned and received. */
  endsAt?: Date | undefined;
  receiveUntil?: Date | undefined;
}

export interface MedalShelfProps extends RewardForms {
  title: string;
  description: string;
  kind: MedalKind;
  medals: readonly Medal[];
  /** IANA name of the zone to write days in. */
  zone: string;
}

/** Medals of one kind: received, worn, to be received, and those that are still to come. */
export function MedalShelf({ title, description, kind, medals, zone, ...forms }: MedalShelfProps) {
  return (
    <Card title={title} description={description}>
      {medals.length === 0 ? (
        <p className={styles.small}>None yet. They will be listed here.</p>
      ) : (
        <ul className={styles.shelf} aria-label={title}>
          {medals.map((medal) => (
            <MedalItem key={medal.code} medal={medal} kind={kind} zone={zone} forms={forms} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function MedalItem({ medal, kind, zone, forms }: { medal: Medal; kind: MedalKind; zone: string; forms: RewardForms }) {
  const { code, name, words, status, isWorn, receivedAt } = medal;
  return (
    <li className={styles.medal} data-worn={isWorn ? '' : undefined}>
      <MedalDrawing kind={kind} mark={markOf(kind, name)} isGhost={status === 'notYet'} />
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.small}>{words}</p>
        <p className={styles.small}>{progressText(medal, zone)}</p>
      </div>
      <div className={styles.foot}>
        {status === 'toReceive' ? (
          <RewardForm
            {...forms}
            intent="medal"
            value={code}
            about={`the medal ${name}`}
            variant="primary"
            pendingLabel="Receiving…"
          >
            Receive
          </RewardForm>
        ) : status === 'notYet' ? (
          <StatusTag tone="neutral" icon={CircleDashed}>
            Not yet
          </StatusTag>
        ) : isWorn ? (
          <>
            <StatusTag tone="reward" icon={Sparkles}>
              Worn
            </StatusTag>
            <RewardForm {...forms} intent="takeOff" value={code} about={`the medal ${name}`}>
              Take off
            </RewardForm>
          </>
        ) : (
          <>
            <StatusTag tone="success" icon={CircleCheck} title={receivedAt && datedDayText(receivedAt, zone)}>
              Received
            </StatusTag>
            <RewardForm {...forms} intent="wear" value={code} about={`the medal ${name}`}>
              Wear
            </RewardForm>
          </>
        )}
      </div>
    </li>
  );
}

function markOf(kind: MedalKind, name: string): string | undefined {
  if (kind === 'level') return name.replace(/\D/g, '');
  return kind === 'month' ? name.slice(0, 3) : undefined;
}

function progressText({ status, done, target, endsAt, receiveUntil, receivedAt }: Medal, zone: string): string {
  if (status === 'received') return receivedAt === undefined ? '' : `On ${datedDayText(receivedAt, zone)}`;
  if (status === 'toReceive') {
    return receiveUntil === undefined ? 'Earned' : `Earned; receive it before ${datedDayText(receiveUntil, zone)}`;
  }
  const counted = target > 1 ? `${done} of ${target}` : '';
  const end = endsAt === undefined ? '' : `ends ${datedDayText(endsAt, zone)}`;
  return [counted, end].filter((part) => part !== '').join(', ');
}
