import { json, redirect } from '@remix-run/node';
import { cancelClassSchema } from '@tutor/rules/classes/cancel-class';
import {
  knowledgeRemarkSchema,
  masteryField,
  normalRemarkSchema,
  trialRemarkSchema,
  vipRemarkSchema,
} from '@tutor/rules/classes/remark-forms';
import { materialNotLoadedMessage, materialOutOfRangeMessage } from '@tutor/rules/classes/teaching-material';
import { z } from 'zod';
import { ownRefusal, requireFailedCall } from '../kit/failed-call.server.ts';
import { setFlash } from '../kit/flash.server.ts';
import { type FormReply, typedTexts, unsent } from '../kit/form-reply.ts';
import { sanitizeHtml } from '../kit/sanitize.server.ts';
import { formFailure } from '../kit/send-form.server.ts';
import { wordsOr } from '../kit/words-or.server.ts';
import type { Api } from '../session/api.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { classIdOf } from './class-detail.server.ts';

/** What a form of the page gets back. */
export type DetailReply = FormReply<{
  /** Version of the remark that was saved. */
  version: number;
  /** The service has refused it, and not merely been out of reach. */
  isRefused: boolean;
  training: { title: string; html: string };
  /** Course and row of the lesson that was set. */
  material: { sid: number; row: number };
}>;

type Done = Pick<DetailReply, 'version' | 'training' | 'material'> & { message: string; clearsDraft?: string };
type Typed = Record<string, string>;

const intents = ['material', 'cancel', 'later', 'remark', 'trialSms', 'training'] as const;
/** What is said where the service has no words; a training is an answer by itself. */
const doneWords: Record<(typeof intents)[number], string> = {
  material: 'The teaching material was set.',
  cancel: 'Your class has been cancelled.',
  later: 'The remark waits in your queue of remarks due.',
  remark: 'Your remark was saved.',
  trialSms: 'The parents were told by SMS.',
  training: '',
};
const materialSchema = z.object({ sid: z.coerce.number().int().positive(), row: z.coerce.number().int() });
const versionSchema = z.coerce.number().int().nonnegative().catch(0);

/** Said where a remark is put off without JavaScript, which keeps no draft. */
const typedStays =
  'What you typed is still here, but only on this page. Save it before you leave: it can be changed for 24 hours.';

/** Something of a remark was typed or chosen. */
function hasWords({ intent: _intent, version: _version, ...fields }: Typed): boolean {
  return Object.values(fields).some((text) => text.trim() !== '');
}

/** Fields at fault, by name. */
class FieldErrors extends Error {
  constructor(readonly fields: Record<string, string>) {
    super('fields');
  }
}

/** What the forms of a class's page send: one action, told apart by the button. */
export async function classDetailAction(args: Guarded): Promise<Response> {
  const { api } = args;
  const clid = classIdOf(args);
  const form = await args.request.formData();
  const typed: Typed = typedTexts(form);
  const intent = intents.find((name) => name === typed.intent);
  if (intent === undefined) throw new Response('', { status: 400 });
  const refused: DetailReply = unsent(form);
  try {
    const done = await send(api, clid, intent, typed);
    const message = wordsOr(done.message, doneWords[intent]);
    const flash = message === '' ? null : ({ tone: 'success', message } as const);
    if (args.context.isDataRequest || done.training !== undefined) {
      return json<DetailReply>({
        ...refused,
        isDone: true,
        flash,
        values: {},
        ...(done.version === undefined ? {} : { version: done.version }),
        ...(done.training === undefined ? {} : { training: done.training }),
        ...(done.material === undefined ? {} : { material: done.material }),
      });
    }
    if (intent === 'later' && hasWords(typed)) {
      // Nothing keeps them beyond the page: it is answered with, and not left.
      const stays = { tone: 'success', message: `${message} ${typedStays}` } as const;
      return json<DetailReply>({ ...refused, isDone: true, flash: stays });
    }
    const headers = new Headers();
    if (flash !== null) {
      const { clearsDraft } = done;
      headers.append('set-cookie', await setFlash(clearsDraft === undefined ? flash : { ...flash, clearsDraft }));
    }
    const { pathname, searchParams } = new URL(args.request.url);
    return redirect(searchParams.get('queue') === 'due' ? `${pathname}?queue=due` : pathname, { status: 303, headers });
  } catch (error) {
    if (error instanceof FieldErrors) return json<DetailReply>({ ...refused, fieldErrors: error.fields }, 400);
    requireFailedCall(error);
    const { said, status } = formFailure(error);
    return json<DetailReply>({ ...refused, ...said, isRefused: error.kind === 'refused' }, status);
  }
}

async function send(api: Api, clid: number, intent: (typeof intents)[number], typed: Typed): Promise<Done> {
  const of = { body: { CLID: clid } };
  switch (intent) {
    case 'material': {
      const chosen = materialSchema.safeParse(typed);
      if (!chosen.success)
        throw ownRefusal(typed.row === undefined ? materialNotLoadedMessage : materialOutOfRangeMessage);
      const { sid, row } = chosen.data;
      const { message } = await api.classDetail.setMaterials({ body: { CLID: clid, SID: sid, RowNum: row } });
      return { message, material: { sid, row } };
    }
    case 'cancel': {
      const { reason, note, feePercent } = read(cancelClassSchema, typed);
      const { message } = await api.classDetail.cancel({
        body: {
          CLID: clid,
          FeePercent: feePercent,
          CancelReason: reason,
          ...(note === '' ? {} : { CancelRemark: note }),
        },
      });
      return { message, clearsDraft: `cancel-class:${clid}` };
    }
    case 'later':
      return api.classRemarks.later(of);
    case 'trialSms':
      return api.classDetail.trialSms(of);
    case 'training': {
      const { body } = await api.classDetail.trainingContent(of);
      return { message: '', training: { title: body.Title, html: sanitizeHtml(body.Content) } };
    }
    case 'remark': {
      const { message, body } = await saveRemark(api, clid, typed);
      return { message, version: body.Version, clearsDraft: `remark:${clid}` };
    }
  }
}

/** Saves a remark by the kind that its class asks for. */
async function saveRemark(
  api: Api,
  clid: number,
  typed: Typed,
): Promise<{ message: string; body: { Version: number } }> {
  const { body: asked } = await api.classRemarks.remark({ body: { CLID: clid } });
  const common = { CLID: clid, Version: versionSchema.parse(typed.version) };
  switch (asked.Kind) {
    case 'normal': {
      const { content, homework } = read(normalRemarkSchema, typed);
      return api.classRemarks.addRemark({ body: { ...common, Content: content, Homework: homework } });
    }
    case 'vip': {
      const { content, strengths, improvements, nextStep } = read(vipRemarkSchema, typed);
      return api.classRemarks.addVipRemark({
        body: { ...common, Content: content, Strengths: strengths, Improvements: improvements, NextStep: nextStep },
      });
    }
    case 'knowledge': {
      const points = asked.KnowledgePoints;
      const values = read(knowledgeRemarkSchema(points.length), typed);
      const judged = points.map((Point, index) => ({
        Point,
        Mastery: Number(Reflect.get(values, masteryField(index))),
      }));
      return api.classRemarks.addKnowledgePointsRemark({
        body: { ...common, Content: values.content, Homework: values.homework, Points: judged },
      });
    }
    case 'trial': {
      const values = read(trialRemarkSchema, typed);
      return api.classRemarks.addTrialRemark({
        body: {
          ...common,
          Content: values.content,
          Level: values.level,
          Pronunciation: values.pronunciation,
          Vocabulary: values.vocabulary,
          Grammar: values.grammar,
          Fluency: values.fluency,
        },
      });
    }
  }
}

function read<Schema extends z.ZodType>(schema: Schema, typed: Typed): z.output<Schema> {
  const parsed = schema.safeParse(typed);
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? '')] ??= message;
  throw new FieldErrors(fields);
}
