import { type ActionFunctionArgs, json, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { cursorBeyondAll } from '@tutor/rules/messages/message';
import { messageKinds, messageSources } from '@tutor/rules/messages/message-kinds';
import { z } from 'zod';
import { actionReply, errorFlash } from '../kit/action-reply.server.ts';
import { shownMessage } from '../kit/failed-call.server.ts';
import type { Flash } from '../kit/flash.server.ts';
import type { Api } from '../session/api.server.ts';
import { findSignedIn } from '../session/guard.server.ts';
import { endSession } from '../session/session.server.ts';
import { bulkReadWords, bulkUndoneWords } from './bulk-read-words.ts';

const mid = z.coerce.number().int().positive();
const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('read'), mid }),
  z.object({ intent: z.literal('unread'), mid }),
  z.object({
    intent: z.literal('readAll'),
    upTo: z.coerce.number().int().nonnegative().optional(),
    kind: z.enum(messageKinds).optional(),
    source: z.enum(messageSources).optional(),
  }),
  z.object({ intent: z.literal('undoReadAll'), seq: mid }),
]);

export function loader(): Response {
  return redirect('/message');
}

/**
 * Read states, `intent` read, unread, readAll (up to the watermark `upTo`; without it, up to now) or undoReadAll. To a page
 * with JavaScript: what changed, or a status and a message; 401, not a redirect, when the session is gone. To one without:
 * back to the page.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const isScripted = args.request.headers.get('accept') === 'application/json';
  const signedIn = await findSignedIn(args);
  if (signedIn === undefined) return isScripted ? json({ message: 'Please sign in.' }, 401) : redirect('/welcome');
  const form = formSchema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!form.success) return json({ message: 'The form names no message.' }, 400);
  const back = (flash: Flash) => actionReply(args, { result: null, flash }, '/message');
  try {
    const { change, said } = await send(signedIn.api, form.data);
    return isScripted ? json(change ?? null) : await back(said);
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

const done = (message: string): Flash => ({ tone: 'success', message });

/** What changed, and what is said of it. */
async function send(api: Api, form: z.output<typeof formSchema>) {
  switch (form.intent) {
    case 'read': {
      const { body: change } = await api.messages.readSystemMessage({ query: { Mid: form.mid } });
      return { change, said: done('Marked as read.') };
    }
    case 'unread': {
      const { body: change } = await api.messages.unreadMessage({ query: { Mid: form.mid } });
      return { change, said: done('Marked as unread.') };
    }
    case 'readAll': {
      const { kind = null, source = null } = form;
      const UpTo = form.upTo ?? (await api.messages.updates({ query: { seq: cursorBeyondAll } })).body.seq;
      const { body: change } = await api.messages.readAll({ body: { UpTo, kind, source } });
      return { change, said: bulkReadWords(change.count) };
    }
    case 'undoReadAll': {
      const { body: change } = await api.messages.undoReadAll({ body: { Seq: form.seq } });
      return { change, said: bulkUndoneWords };
    }
  }
}
