import { useLoaderData, useNavigation } from '@remix-run/react';
import { PageForm } from '@tutor/ui/forms/page-form.tsx';
import { GoalCard, roundText } from '@tutor/ui/growth/goal-card.tsx';
import { GoalHistory } from '@tutor/ui/growth/goal-history.tsx';
import { GoalRounds } from '@tutor/ui/growth/goal-rounds.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { useNow } from '@tutor/ui/primitives/behaviour/now.tsx';
import { Button } from '@tutor/ui/primitives/buttons/button.tsx';
import { Banner } from '@tutor/ui/primitives/feedback/banner.tsx';
import { TextField } from '@tutor/ui/primitives/fields/text-field.tsx';
import type { FormReply } from '../kit/forms/form-reply.ts';
import { useReplyToast } from '../kit/forms/reply-toast.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useActionReply } from '../kit/forms/use-action-reply.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { goalChecks, goalFormName, goalPath, removedGoal } from './goal-form.ts';
import { GrowthHeader } from './growth-header.tsx';
import { loadGoals, sendGoal } from './my-goal.server.ts';

export const meta = () => pageTitle('My goal');

export const loader = guarded(async ({ api, search }) => ({
  goals: (await loadGoals(api)) ?? null,
  removed: removedGoal(search.get('removed')) ?? null,
}));

export const action = guarded(sendGoal);

export default function MyGoal() {
  const { goals, removed } = useLoaderData<typeof loader>();
  const reply = useActionReply<FormReply>();
  // What stands at its field needs no toast beside it.
  useReplyToast(reply?.form.startsWith('goal-') ? undefined : reply);
  const now = useNow('minute');
  if (goals === null) return <NotInGrowth />;
  const isBack = removed === null || goals.rounds.some(({ round, goal }) => round === removed.round && goal !== null);
  return (
    <>
      <GrowthHeader current={goalPath} />
      {isBack || removed === null ? null : <PutBack removed={removed} />}
      <GoalRounds>
        {goals.rounds.map(({ round, done, booked, goal }) => (
          <GoalCard
            key={round}
            round={round}
            done={done}
            booked={booked}
            goal={goal ?? undefined}
            hourRate={goals.hourRate}
            now={now}
            actions={
              goal === null ? undefined : <GoalButtons id={goal.id} hasOldRate={goal.hourRate !== goals.hourRate} />
            }
          >
            {/* Set, changed or taken away: another form. */}
            <GoalForm key={`${goal?.id} ${goal?.target}`} round={round} goal={goal} />
          </GoalCard>
        ))}
        <GoalHistory goals={goals.earlier} />
      </GoalRounds>
    </>
  );
}

function GoalForm({ round, goal }: { round: string; goal: { id: number; target: number } | null }) {
  const form = useForm(goalFormName(round), goalChecks);
  return (
    <PageForm
      {...form}
      label={`Goal for ${roundText(round)}`}
      labels={{ target: 'Hours of teaching' }}
      action={goalPath}
      hidden={goal === null ? { intent: 'add', round } : { intent: 'change', round, id: String(goal.id) }}
      submitLabel={goal === null ? 'Set goal' : 'Change goal'}
    >
      <TextField
        id={`${goalFormName(round)}-target`}
        name="target"
        label="Hours of teaching"
        inputMode="numeric"
        required
        maxLength={3}
        defaultValue={form.values?.target ?? (goal === null ? '' : String(goal.target))}
        error={form.errors.target}
      />
    </PageForm>
  );
}

function GoalButtons({ id, hasOldRate }: { id: number; hasOldRate: boolean }) {
  const { formData } = useNavigation();
  const isSending = (intent: string): boolean =>
    formData?.get('intent') === intent && formData.get('id') === String(id);
  return (
    <>
      {hasOldRate ? (
        <GoalButton id={id} intent="synchronize" label="Count by my present pay" isPending={isSending('synchronize')} />
      ) : null}
      <GoalButton id={id} intent="remove" label="Take the goal away" isPending={isSending('remove')} />
    </>
  );
}

function GoalButton({
  id,
  intent,
  label,
  isPending,
}: {
  id: number;
  intent: string;
  label: string;
  isPending: boolean;
}) {
  return (
    <StayingForm id={`${intent}-${id}`} action={goalPath} method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" isPending={isPending} pendingLabel="Saving…">
        {label}
      </Button>
    </StayingForm>
  );
}

/** The undo of a goal that was taken away. */
function PutBack({ removed: { round, target } }: { removed: { round: string; target: number } }) {
  return (
    <StayingForm id="put-goal-back" action={goalPath} method="post">
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="round" value={round} />
      <input type="hidden" name="target" value={target} />
      <Banner
        tone="info"
        action={
          <Button type="submit" size="small">
            Put it back
          </Button>
        }
      >
        {`The goal for ${roundText(round)} is taken away.`}
      </Banner>
    </StayingForm>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
