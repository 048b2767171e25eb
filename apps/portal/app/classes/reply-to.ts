import type { DetailReply } from './class-detail-action.server.ts';

/** The reply of a page without JavaScript, for the form that it belongs to. */
export function replyTo(reply: DetailReply | undefined, ...intents: string[]): DetailReply | undefined {
  return reply !== undefined && intents.includes(reply.intent) ? reply : undefined;
}
