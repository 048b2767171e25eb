import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { z } from 'zod';
import { findSignedIn, shownMessage } from '../account/guard.server.ts';
import { endSession } from '../account/session.server.ts';
import type { Api } from '../api.server.ts';
import { actionReply, errorFlash } from '../shell/action-reply.server.ts';
import type { Flash } from '../shell/flash.server.ts';

const mid = z.coerce.number().int().positive();
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), mid }),
  z.object({ intent: z.literal('unread'), mid }),
  z.object({
    intent: z.literal('readAll'),
    upTo: z.coerce.number().int().nonnegative(),
    kind: z.enum(messageKinds).optional(),
    source: z.enum(messageSources).optional(),
  }),
  z.object({ intent: z.literal('undoReadAll'), seq: mid }),
]);

export function loader(): Response {
  return redirect('/message');
}

/**
 * Read states, `intent` read, unread, readAll (up to the watermark `upTo`) or undoReadAll. To a page with JavaScript: what
 * changed, or a status and a message; 401, not a redirect, when the session is gone. To one without: back to the page.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const isScripted = args.request.headers.get('accept') === 'application/json';
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return isScripted ? json({ message: 'Please sign in.' }, 401) : redirect('/welcome');
  const form = formSchema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!form.success) return json({ message: 'The form names no message.' }, 400);
  const back = (flash: Flash) => actionReply(args, { result: null, flash }, '/message');
  try {
    const change = await send(signedIn.api, form.data);
    return isScripted ? json(change ?? null) : await back({ tone: 'success', message: doneText[form.data.intent] });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') {
      return json({ message: 'Please sign in.' }, { status: 401, headers: { 'set-cookie': await endSession() } });
    }
    if (!isScripted) return back(errorFlash(error));
    return json({ message: shownMessage(error) }, failedStatus[error.kind] ?? 503);
  }
}

const failedStatus: Partial<Record<ApiError['kind'], number>> = { refused: 404, rateLimited: 429 };

const doneText = {
  read: 'Marked as read.',
  unread: 'Marked as unread.',
  readAll: 'All messages are marked as read.',
  undoReadAll: 'The messages are unread again.',
} as const;

async function send(api: Api, form: z.output<typeof formSchema>) {
  switch (form.intent) {
    case 'read':
      return (await api.messages.readSystemMessage({ query: { Mid: form.mid } })).body;
    case 'unread':
      return (await api.messages.unreadMessage({ query: { Mid: form.mid } })).body;
    case 'readAll': {
      const { upTo: UpTo, kind = null, source = null } = form;
      return (await api.messages.readAll({ body: { UpTo, kind, source } })).body;
    }
    case 'undoReadAll':
      return (await api.messages.undoReadAll({ body: { Seq: form.seq } })).body;
  }
}
