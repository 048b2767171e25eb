import { courseRewards, courseRewardType } from '@tutor/rules/growth/course-reward';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { FormSlot } from '../forms/form-slot.tsx';
import { Button } from '../primitives/buttons/button.tsx';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { Checkbox } from '../primitives/fields/checkbox.tsx';
import { Card } from '../primitives/layout/card.tsx';
import { Link } from '../primitives/navigation/link.tsx';
import * as styles from './task-groups.css.ts';

export interface GrowthCoursesProps {
  isLicensed: boolean;
  /** Rewards of courses that were completed (type 1) or whose test was passed (2). */
  rewards: readonly { id: number; type: number; course: string; points: number; isReceived: boolean }[];
  /** Courses that are being learnt. */
  learning: readonly { id: number; course: string; href: string; learnt: number; chapters: number }[];
  /** Where the forms are sent. */
  action: string;
  Form?: FormSlot | undefined;
  /** What is on its way: 'subscribe', or the reward's id and type. */
  sending?: string | undefined;
}

/** What training brings: rewards to be received, courses under way, and the way to more of them. */
export function GrowthCourses({ isLicensed, rewards, learning, action, Form = 'form', sending }: GrowthCoursesProps) {
  return (
    <div className={styles.root}>
      <Card
        title="Rewards of courses"
        description={isLicensed ? 'You have passed the teaching licence.' : 'The teaching licence is not passed yet.'}
        padding="none"
      >
        {rewards.length === 0 ? (
          <p className={styles.item}>A course that you complete, or whose test you pass, brings a reward here.</p>
        ) : (
          <ul className={styles.list} aria-label="Rewards of courses">
            {rewards.map((reward) => (
              <Reward
                key={`${reward.id} ${reward.type}`}
                reward={reward}
                action={action}
                Form={Form}
                sending={sending}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title="Learning now" padding="none">
        {learning.length === 0 ? (
          <p className={styles.item}>You are learning no course right now.</p>
        ) : (
          <ul className={styles.list} aria-label="Learning now">
            {learning.map(({ id, course, href, learnt, chapters }) => (
              <li key={id} className={styles.item}>
                <Link href={href}>{course}</Link>
                <span className={styles.count}>{`${learnt} of ${chapters} chapters`}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
      <Card title="Subscribe to courses" description="Courses that you have already stay as they are.">
        <Form id="subscribe" action={action} method="post" className={styles.root} aria-label="Subscribe to courses">
          <input type="hidden" name="intent" value="subscribe" />
          <Checkbox name="tests" value="true" label="Every course with a test" defaultChecked />
          <Checkbox name="clips" value="true" label="Every course with a video" />
          <div>
            <Button type="submit" isPending={sending === 'subscribe'} pendingLabel="Subscribing…">
              Subscribe
            </Button>
          </div>
        </Form>
      </Card>
    </div>
  );
}

function Reward({
  reward: { id, type, course, points, isReceived },
  action,
  Form,
  sending,
}: { reward: GrowthCoursesProps['rewards'][number] } & Required<Pick<GrowthCoursesProps, 'action'>> & {
    Form: FormSlot;
    sending: string | undefined;
  }) {
  const known = courseRewardType(type);
  const what = known === undefined ? 'Reward' : courseRewards[known].name;
  const isReceiving = sending === `${id} ${type}`;
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>{course}</p>
        <p className={styles.detail}>{`${what} · ${points} growth values`}</p>
      </div>
      {isReceived ? (
        <StatusTag tone="success" icon={CircleCheck}>
          Received
        </StatusTag>
      ) : (
        <Form id={`reward-${id}-${type}`} action={action} method="post" className={styles.claim}>
          <input type="hidden" name="intent" value="receive" />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="type" value={type} />
          <Button
            type="submit"
            size="small"
            variant="primary"
            isPending={isReceiving}
            pendingLabel="Receiving…"
            aria-label={`${isReceiving ? 'Receiving…' : `Receive ${points}`} for ${course}, ${what.toLowerCase()}`}
          >
            {`Receive ${points}`}
          </Button>
        </Form>
      )}
    </li>
  );
}
