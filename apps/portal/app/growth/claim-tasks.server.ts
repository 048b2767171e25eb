import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Sent } from '../kit/forms/send-form.server.ts';
import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { celebrated } from './celebration.server.ts';
import type { GrowthMore } from './celebration.ts';

// More than any catalogue has: a form that was made up asks for no flood of calls.
const codesMax = 60;
const again = 'Please try again.';
const claimSchema = z.object({ code: z.array(z.string().max(60), again).min(1, again).max(codesMax, again) });

/** Claims the tasks that the form names, one call for each, and says what came of them. */
export async function claimTasks(args: Guarded, form: FormData): Promise<Response> {
  const { pathname, search } = new URL(args.request.url);
  return sendButton<typeof claimSchema, GrowthMore>(args, {
    form,
    typed: { code: [...new Set(form.getAll('code'))] },
    schema: claimSchema,
    send: ({ code }) => claimEach(args, code),
    backTo: pathname + search,
  });
}

/** Says what this press moved, what had been received before it, and in the words of the first that failed why the rest was not. */
async function claimEach(args: Guarded, codes: readonly string[]): Promise<Sent<GrowthMore>> {
  let received = 0;
  let points = 0;
  let before = 0;
  let newLevel: number | undefined;
  const failed: unknown[] = [];
  for (const code of codes) {
    try {
      const { body } = await args.api.growth.receivePoint({ query: { TaskCode: code } });
      if (body.IsNew === false) {
        before += 1;
        continue;
      }
      received += 1;
      points += body.Points;
      newLevel = body.NewLevel ?? newLevel;
    } catch (error) {
      requireFailedCall(error);
      failed.push(error);
    }
  }
  const [first] = failed;
  if (first !== undefined) requireFailedCall(first);
  if (first !== undefined && received + before === 0) throw first;
  const words = [
    ...(received === 0 ? [] : [`You received ${points} growth values${received > 1 ? ` for ${received} tasks` : ''}.`]),
    ...(newLevel === undefined ? [] : [`You are on LV.${newLevel} now.`]),
    ...(before === 0 ? [] : [beforeWords(before, received)]),
    ...(first === undefined ? [] : [`${failed.length} could not be received: ${shownMessage(first)}`]),
  ];
  const message = words.join(' ');
  if (received === 0 || first !== undefined) return { message, tone: 'info' };
  return { message, more: await celebrated(args, celebrationOf(points, newLevel)) };
}

function beforeWords(before: number, received: number): string {
  if (received > 0) return `${before} had been received before.`;
  return before === 1
    ? 'You have received this already: nothing was added.'
    : `You have received these ${before} already: nothing was added.`;
}

function celebrationOf(points: number, level: number | undefined): GrowthMore['celebration'] {
  if (level === undefined) return { title: `+${points} growth values`, words: 'Well earned.' };
  return { title: `You have reached LV.${level}`, words: 'See what it opens under Rewards.', level };
}
