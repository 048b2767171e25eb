import { addGoalSchema, goalSchema, updateGoalSchema } from '@tutor/rules/growth/growth-goal-form';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { goalFormName, goalPath } from './goal-form.ts';

/** The goals of a member with what an hour is worth; undefined outside the test group. */
export async function loadGoals(api: Api) {
  try {
    const [{ body: open }, { body: all }] = await Promise.all([api.growthGoals.byRound(), api.growthGoals.list()]);
    const isOpen = new Set(open.Rounds.map(({ Round }) => Round));
    return {
      hourRate: open.HourRate,
      rounds: open.Rounds.map(({ Round, DoneHours, BookedHours, Goal }) => ({
        round: Round,
        done: DoneHours,
        booked: BookedHours,
        goal: Goal == null ? null : { id: Goal.id, target: Goal.target, hourRate: Goal.HourRate },
      })),
      earlier: all
        .filter(({ Round }) => !isOpen.has(Round))
        .map(({ Round, target, DoneHours, HourRate }) => ({
          round: Round,
          target,
          done: DoneHours,
          hourRate: HourRate,
        })),
    };
  } catch (error) {
    requireFailedCall(error);
    if (error.kind === 'refused') return undefined;
    throw error;
  }
}

/** Sets, changes, takes away and synchronises goals, each by its button. */
export async function sendGoal(args: Guarded): Promise<Response> {
  const { api, request } = args;
  const form = await request.formData();
  const name = goalFormName(String(form.get('round')));
  switch (form.get('intent')) {
    case 'change':
      return sendForm({
        name,
        form,
        schema: updateGoalSchema,
        send: async (query) => {
          const { message } = await api.growthGoals.update({ query });
          return { message: wordsOr(message, 'Your goal is changed.') };
        },
        backTo: goalPath,
      });
    case 'remove':
      return sendButton(args, {
        form,
        schema: goalSchema,
        send: async (query) => {
          const { body, message } = await api.growthGoals.remove({ query });
          return {
            message: wordsOr(message, 'The goal is taken away.'),
            backTo: `${goalPath}?removed=${body.Round}.${body.target}`,
          };
        },
        backTo: goalPath,
      });
    case 'synchronize':
      return sendButton(args, {
        form,
        schema: goalSchema,
        send: async (query) => {
          const { message } = await api.growthGoals.synchronizeBasicWage({ query });
          return { message: wordsOr(message, 'Your goal is counted by your present pay.') };
        },
        backTo: goalPath,
      });
    default:
      return sendForm({
        name,
        form,
        schema: addGoalSchema,
        send: async ({ round, target }) => {
          const { message } = await api.growthGoals.add({ body: { Round: round, target } });
          return { message: wordsOr(message, 'Your goal is set.') };
        },
        backTo: goalPath,
      });
  }
}
