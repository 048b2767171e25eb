import { goalStanding } from '@tutor/rules/growth/growth-goal';
import { pesoText } from '@tutor/rules/money/pesos';
import { monthRange } from '@tutor/rules/time/calendar-month';
import { companyZone } from '@tutor/rules/time/zone';
import { monthText } from '@tutor/rules/time/zoned-text';
import type { ReactNode } from 'react';
import { Stat, StatList } from '../primitives/data/stat.tsx';
import { ProgressBar } from '../primitives/feedback/progress-bar.tsx';
import { Card } from '../primitives/layout/card.tsx';
import * as styles from './goal-card.css.ts';

export interface GoalCardProps {
  /** The company's month, yyyy-MM. */
  round: string;
  /** Hours that were taught in it, and that are booked from now on. */
  done: number;
  booked: number;
  /** Absent while none is set: hours, and the worth of one in whole centavos as the goal counts it. */
  goal?: { target: number; hourRate: number } | undefined;
  /** Worth of an hour now, in whole centavos. */
  hourRate: number;
  now: Date;
  /** The form that sets or changes the goal. */
  children: ReactNode;
  /** Buttons for a goal that is set. */
  actions?: ReactNode;
}

const hours = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A count of hours: '1 hour', '12.5 hours'. */
export function hoursText(count: number): string {
  return `${hours.format(count)} ${count === 1 ? 'hour' : 'hours'}`;
}

/** 'November 2026' of a round. */
export function roundText(round: string): string {
  return monthText(monthRange(round, companyZone).start, companyZone);
}

/** What hours are worth, in words that say it is no account. */
function worthText(count: number, hourRate: number): string {
  return `about ${pesoText(Math.round(count * hourRate))}`;
}

/** The goal of a round: what is taught, what it comes to with what is booked, and what that is worth. */
export function GoalCard({ round, done, booked, goal, hourRate, now, children, actions }: GoalCardProps) {
  return (
    <Card
      title={roundText(round)}
      description={
        goal === undefined
          ? `No goal yet. ${hoursText(done)} taught, ${hoursText(booked)} booked.`
          : `Your goal: ${hoursText(goal.target)}, ${worthText(goal.target, goal.hourRate)}.`
      }
    >
      <div className={styles.body}>
        {goal === undefined ? null : <Standing round={round} done={done} booked={booked} goal={goal} now={now} />}
        {goal === undefined || goal.hourRate === hourRate ? null : (
          <p className={styles.estimate}>
            <span>{`This goal counts an hour as ${pesoText(goal.hourRate)}. By your latest lessons it is ${pesoText(hourRate)}.`}</span>
          </p>
        )}
        {children}
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
}

function Standing({
  round,
  done,
  booked,
  goal: { target, hourRate },
  now,
}: Required<Pick<GoalCardProps, 'round' | 'done' | 'booked' | 'now'>> & {
  goal: { target: number; hourRate: number };
}) {
  const { missing, projected, perDay } = goalStanding({ round, target, done, booked, now });
  return (
    <>
      <ProgressBar
        label="Taught"
        value={Math.min(done, target)}
        max={target}
        tone="brand"
        valueText={`${hours.format(done)} of ${hoursText(target)}`}
      />
      <StatList>
        <Stat
          label="Still to teach"
          value={missing === 0 ? 'Reached' : hoursText(missing)}
          hint={perDay === undefined ? undefined : `${hoursText(perDay)} a day until the month ends`}
        />
        <Stat label="Earned so far (estimate)" value={pesoText(Math.round(done * hourRate))} hint={hoursText(done)} />
        <Stat
          label="With booked classes (estimate)"
          value={pesoText(Math.round(projected * hourRate))}
          hint={`${hoursText(projected)}${projected >= target ? ', which reaches the goal' : ''}`}
        />
      </StatList>
      <p className={styles.estimate}>
        Estimates: two lessons an hour at your average pay, without bonuses and deductions. Service Fee has the account.
      </p>
    </>
  );
}
