import { type TaskStep, taskSteps } from '@tutor/rules/growth/growth-task';
import { momentText } from '@tutor/rules/time/zoned-text';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Gift from 'lucide-react/icons/gift';
import Hourglass from 'lucide-react/icons/hourglass';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { EmptyState } from '../primitives/feedback/empty-state.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { FilterLinks } from '../primitives/navigation/filter-links.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './task-groups.css.ts';

/** A task as the page shows it. */
export interface TaskItem {
  code: string;
  name: string;
  points: number;
  step: TaskStep;
  /** How much was done of how much; left out where the service does not say. */
  done?: number | undefined;
  target?: number | undefined;
  /** Courses that do it, of a task that training does. */
  coursesHref?: string | undefined;
  /** Of a task of a week: when the week ends, and until when it can be received. */
  endsAt?: Date | undefined;
  receiveUntil?: Date | undefined;
}

export interface TaskGroup {
  name: string;
  tasks: readonly TaskItem[];
}

export interface TaskGroupsProps {
  groups: readonly TaskGroup[];
  /** The step that is asked for; all where none is. */
  step?: TaskStep | undefined;
  /** IANA name of the zone to write times in. */
  zone: string;
  hrefOf: (step: TaskStep | undefined) => string;
  /** Where claims are sent to, with `code` once for each task. */
  action: string;
  Form?: FormSlot | undefined;
  /** Codes of the claim that is on its way. */
  claiming?: readonly string[] | undefined;
  /** Where everything that counted for a task is listed. */
  logHrefOf?: ((task: TaskItem) => string) | undefined;
}

const looks = {
  toClaim: { label: 'To receive', tone: 'reward', icon: Gift },
  underWay: { label: 'Under way', tone: 'info', icon: Hourglass },
  open: { label: 'Not started', tone: 'neutral', icon: CircleDashed },
  claimed: { label: 'Received', tone: 'success', icon: CircleCheck },
} as const;

/** The tasks in their groups: what was done of each, what it brings, and what waits to be received. */
export function TaskGroups({
  groups,
  step,
  zone,
  hrefOf,
  action,
  Form = 'form',
  claiming = [],
  logHrefOf,
}: TaskGroupsProps) {
  const claimable = groups.flatMap(({ tasks }) => tasks).filter((task) => task.step === 'toClaim');
  const shown = groups
    .map(({ name, tasks }) => ({ name, tasks: tasks.filter((task) => step === undefined || task.step === step) }))
    .filter(({ tasks }) => tasks.length > 0);
  const sum = claimable.reduce((total, { points }) => total + points, 0);
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <FilterLinks
          label="Tasks"
          filters={[undefined, ...taskSteps].map((one) => ({
            href: hrefOf(one),
            label: one === undefined ? 'All' : looks[one].label,
            isCurrent: one === step,
          }))}
        />
        {claimable.length > 1 ? (
          <Form id="claim-all" action={action} method="post">
            {claimable.map(({ code }) => (
              <input key={code} type="hidden" name="code" value={code} />
            ))}
            <Button type="submit" variant="primary" isPending={claiming.length > 1} pendingLabel="Receiving…">
              {`Receive all ${sum}`}
            </Button>
          </Form>
        ) : null}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          headingLevel={2}
          icon={step === undefined ? CircleDashed : looks[step].icon}
          title={step === undefined ? 'No tasks yet' : 'Nothing here'}
          description={
            step === undefined
              ? 'Your tasks will be listed here.'
              : 'No task is at this step. Choose All to see every task.'
          }
        />
      ) : (
        shown.map(({ name, tasks }) => (
          <Card key={name} title={name} padding="none">
            <ul className={styles.list} aria-label={name}>
              {tasks.map((task) => (
                <Task
                  key={task.code}
                  task={task}
                  zone={zone}
                  action={action}
                  Form={Form}
                  isClaiming={claiming.includes(task.code)}
                  logHref={logHrefOf?.(task)}
                />
              ))}
            </ul>
          </Card>
        ))
      )}
    </div>
  );
}

function Task({
  task,
  zone,
  action,
  Form,
  isClaiming,
  logHref,
}: {
  task: TaskItem;
  zone: string;
  action: string;
  Form: FormSlot;
  isClaiming: boolean;
  logHref: string | undefined;
}) {
  const { code, name, points, step, done, target, coursesHref } = task;
  const { label, tone, icon } = looks[step];
  const until = untilText(task, zone);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{logHref === undefined ? name : <Link href={logHref}>{name}</Link>}</p>
        <p className={styles.detail}>
          {done === undefined || target === undefined || target === 1 ? null : (
            <span className={styles.count}>{`${done} of ${target}`}</span>
          )}
          <span>{`${points} growth ${points === 1 ? 'value' : 'values'}`}</span>
          {until === undefined ? null : <span>{until}</span>}
          {coursesHref === undefined ? null : (
            <Link href={coursesHref} aria-label={`Find a course: ${name}`}>
              Find a course
            </Link>
          )}
        </p>
      </div>
      {step === 'toClaim' ? (
        <Form id={`claim-${code}`} action={action} method="post" className={styles.claim}>
          <input type="hidden" name="code" value={code} />
          <Button
            type="submit"
            size="small"
            variant="primary"
            isPending={isClaiming}
            pendingLabel="Receiving…"
            aria-label={`${isClaiming ? 'Receiving…' : `Receive ${points}`} for ${name}`}
          >
            {`Receive ${points}`}
          </Button>
        </Form>
      ) : (
        <StatusTag tone={tone} icon={icon}>
          {label}
        </StatusTag>
      )}
    </li>
  );
}

/** The end that counts for a task of a week, by the tutor's clock: the company's week ends at midnight in Shanghai. */
function untilText({ step, endsAt, receiveUntil }: TaskItem, zone: string): string | undefined {
  if (step === 'claimed' || endsAt === undefined) return undefined;
  if (step !== 'toClaim') return `Week ends ${momentText(endsAt, zone)}`;
  return receiveUntil === undefined ? undefined : `Receive until ${momentText(receiveUntil, zone)}`;
}
