import { cancelClassSchema } from '@tutor/rules/classes/cancel-class';
import { materialNotLoadedMessage, materialOutOfRangeMessage } from '@tutor/rules/classes/teaching-material';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { type FormReply, typedTexts } from '../kit/forms/form-reply.ts';
import { checkedSend, type Sent, sendForm } from '../kit/forms/send-form.server.ts';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { classIdOf } from './class-detail.server.ts';
import { saveRemark } from './save-remark.server.ts';

/** What a form of the page is told beside what every form is. */
export interface DetailMore {
  /** Version of the remark that was saved. */
  version: number;
  /** The service has refused it, and not merely been out of reach. */
  isRefused: boolean;
  training: { title: string; html: string };
  /** Course and row of the lesson that was set. */
  material: { sid: number; row: number };
}

export type DetailReply = FormReply<DetailMore>;

type Typed = Readonly<Record<string, string>>;
type Send = (args: Guarded, clid: number, typed: Typed) => Promise<Sent<DetailMore>>;

const intents = ['material', 'cancel', 'later', 'remark', 'trialSms', 'training'] as const;

const materialSchema = z.object({ sid: z.coerce.number().int().positive(), row: z.coerce.number().int() });

/** Said where a remark is put off without JavaScript, which keeps no draft. */
const typedStays =
  'What you typed is still here, but only on this page. Save it before you leave: it can be changed for 24 hours.';

/** Something of a remark was typed or chosen. */
function hasWords({ intent: _intent, version: _version, ...fields }: Typed): boolean {
  return Object.values(fields).some((text) => text.trim() !== '');
}

/** What the forms of a class's page send: one action, told apart by the button. Scripts send them without leaving the page. */
export async function classDetailAction(args: Guarded): Promise<Response> {
  const form = await args.request.formData();
  const typed: Typed = typedTexts(form);
  const clid = classIdOf(args);
  const intent = intents.find((name) => name === typed.intent);
  if (intent === undefined) throw new Response('', { status: 400 });
  const { pathname, searchParams } = new URL(args.request.url);
  const page = searchParams.get('queue') === 'due' ? `${pathname}?queue=due` : pathname;
  const isLeft = !args.context.isDataRequest && intent !== 'training';
  return sendForm<typeof textsSchema, DetailMore>({
    form,
    draft: intent === 'cancel' ? `cancel-class:${clid}` : intent === 'remark' ? `remark:${clid}` : '',
    schema: textsSchema,
    send: (texts) => senders[intent](args, clid, texts),
    beside: (failure) => ({ isRefused: failure?.kind === 'refused' }),
    backTo: isLeft ? page : undefined,
  });
}

const textsSchema = z.record(z.string(), z.string());

const senders: Readonly<Record<(typeof intents)[number], Send>> = {
  material: async ({ api }, CLID, typed) => {
    const chosen = materialSchema.safeParse(typed);
    if (!chosen.success) {
      const error = typed.row === undefined ? materialNotLoadedMessage : materialOutOfRangeMessage;
      return { refused: { error }, more: { isRefused: true } };
    }
    const { sid, row } = chosen.data;
    const { message } = await api.classDetail.setMaterials({ body: { CLID, SID: sid, RowNum: row } });
    return { message: wordsOr(message, 'The teaching material was set.'), more: { material: { sid, row } } };
  },
  cancel: ({ api }, CLID, typed) =>
    checkedSend(cancelClassSchema, typed, async ({ reason, note, feePercent }) => {
      const { message } = await api.classDetail.cancel({
        body: { CLID, FeePercent: feePercent, CancelReason: reason, ...(note === '' ? {} : { CancelRemark: note }) },
      });
      return { message: wordsOr(message, 'Your class has been cancelled.') };
    }),
  later: async ({ api, context }, CLID, typed) => {
    const sent = await api.classRemarks.later({ body: { CLID } });
    const message = wordsOr(sent.message, 'The remark waits in your queue of remarks due.');
    // Nothing keeps the words beyond the page: it is answered with, and not left.
    if (!context.isDataRequest && hasWords(typed)) return { message: `${message} ${typedStays}`, goesOn: true };
    return { message };
  },
  trialSms: async ({ api }, CLID) => {
    const { message } = await api.classDetail.trialSms({ body: { CLID } });
    return { message: wordsOr(message, 'The parents were told by SMS.') };
  },
  training: async ({ api }, CLID) => {
    const { body } = await api.classDetail.trainingContent({ body: { CLID } });
    return { more: { training: { title: body.Title, html: sanitizeHtml(body.Content) } } };
  },
  remark: ({ api }, clid, typed) => saveRemark(api, clid, typed),
};
