import type { PaymentStatus } from '@tutor/rules/fees/payment-status';
import { pesoText } from '@tutor/rules/money/pesos';
import { dayText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Redo2 from 'lucide-react/icons/redo-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Wallet from 'lucide-react/icons/wallet';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FeeRows } from './fee-rows.tsx';

/** The payment of one month. */
export interface PaymentItem {
  id: number;
  /** 'October 2026'. */
  monthName: string;
  /** The month's own account of fees. */
  href: string;
  status: PaymentStatus;
  earnedCentavos: number;
  carriedCentavos: number;
  paidCentavos: number;
  /** Masked. */
  account?: string | undefined;
  createdAt: Date;
  /** When it was paid, or is to be. */
  payAt: Date;
  note?: string | undefined;
}

const looks = {
  Processing: { tone: 'info', icon: Clock, word: 'Processing' },
  Paid: { tone: 'success', icon: CircleCheck, word: 'Paid' },
  Returned: { tone: 'danger', icon: Undo2, word: 'Returned' },
  CarriedOver: { tone: 'neutral', icon: Redo2, word: 'Carried over' },
} as const;

export interface PaymentListProps {
  /** Latest month first. */
  payments: readonly PaymentItem[];
  /** Zone of the days written: the company's, on whose calendar payments stand. */
  zone: string;
}

/** Payments month by month, with their status and dates. */
export function PaymentList({ payments, zone }: PaymentListProps) {
  return (
    <Card padding="none">
      {payments.length === 0 ? (
        <EmptyState
          icon={Wallet}
          headingLevel={2}
          title="No payments yet"
          description="When a month is over its payment is made out, and paid on the 5th of the next."
        />
      ) : (
        <FeeRows
          label="Payments"
          rows={payments.map((payment) => {
            const look = looks[payment.status];
            return {
              id: String(payment.id),
              title: payment.monthName,
              href: payment.href,
              details: detailsOf(payment, zone),
              tag: (
                <StatusTag tone={look.tone} icon={look.icon}>
                  {look.word}
                </StatusTag>
              ),
              centavos: payment.paidCentavos,
            };
          })}
        />
      )}
    </Card>
  );
}

function detailsOf(
  { status, payAt, createdAt, account, earnedCentavos, carriedCentavos, id, note }: PaymentItem,
  zone: string,
) {
  const to = account === undefined ? '' : ` to ${account}`;
  const when = {
    Processing: `To be paid on ${dayText(payAt, zone)}${to}`,
    Paid: `Paid on ${dayText(payAt, zone)}${to}`,
    Returned: `Sent on ${dayText(payAt, zone)}${to}, and returned`,
    CarriedOver: 'Nothing to pay: what is missing is taken off the next month',
  }[status];
  const reckoning =
    carriedCentavos < 0 || status === 'CarriedOver'
      ? [`${pesoText(earnedCentavos)} of the month, ${pesoText(carriedCentavos)} carried over from before`]
      : [];
  return [
    when,
    ...reckoning,
    `Payment ${id}, made out on ${dayText(createdAt, zone)}`,
    ...(note === undefined ? [] : [note]),
  ];
}
