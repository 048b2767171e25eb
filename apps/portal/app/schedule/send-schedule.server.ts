import type { ScheduleOutcome } from '@tutor/api/schedule/schedule';
import { momentText } from '@tutor/rules/time/zoned-text';
import type { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { sendForm } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { tutorZone } from '../session/zone.server.ts';

/** What a form of the schedule is told beside what every form is. */
export interface ScheduleMore {
  /** What was said against single items. */
  refused: { start: string; clid?: number; reason: string; feePercent?: number }[];
  /** Values of the boxes that were ticked. */
  ticked: Readonly<Record<string, readonly string[]>>;
}

interface SendSchedule<Schema extends z.ZodType> {
  form: FormData;
  /** Of the form and its draft. */
  name: string;
  typed: Readonly<Record<string, readonly string[]>>;
  /** Names of its fields that hold one text. */
  texts?: readonly string[];
  schema: Schema;
  send: (values: z.output<Schema>) => Promise<{ body: ScheduleOutcome; message: string }>;
  /** Address of the page. */
  path: string;
}

/** Sends what shall change: all of it is saved, or nothing. A script sends it without leaving the page. */
export function sendSchedule<Schema extends z.ZodType>(
  args: Guarded,
  { form, name, typed, texts = [], schema, send, path }: SendSchedule<Schema>,
): Promise<Response> {
  return sendForm<Schema, ScheduleMore>({
    form,
    name,
    typed: {
      ...Object.fromEntries(['key', ...texts].map((field) => [field, form.get(field) ?? undefined])),
      ...typed,
    },
    schema,
    send: async (values) => {
      const { body, message } = await send(values);
      if (body.IsSaved) return { message: wordsOr(message, 'Saved.') };
      const refused = body.Refused.map(({ StartTime, CLID, Reason, FeePercent }) => ({
        start: StartTime,
        ...(CLID == null ? {} : { clid: CLID }),
        reason: Reason,
        ...(FeePercent == null ? {} : { feePercent: FeePercent }),
      }));
      return {
        refused: { error: await refusalWords(args, wordsOr(message, 'Nothing was changed.'), refused) },
        more: { refused },
      };
    },
    beside: () => ({ ticked: typed }),
    backTo: args.context.isDataRequest ? undefined : path,
  });
}

/** As many reasons as are said with a message. */
const toldReasons = 3;

/** A page without script marks what it still has: it is told as well what stands against the first items. */
async function refusalWords(args: Guarded, message: string, refused: ScheduleMore['refused']): Promise<string> {
  if (args.context.isDataRequest || refused.length === 0) return message;
  const zone = await tutorZone(args);
  const reasons = refused
    .slice(0, toldReasons)
    .map(({ start, reason }) => `${momentText(new Date(start), zone)}: ${reason}`);
  return [message, ...reasons].join(' ');
}
