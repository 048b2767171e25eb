import type { Ask, ChatArea } from '@tutor/realtime/service/ask';
import { ask, carried } from '../kit/line/ask.ts';

export const chatAddress = '/chat/calls';

/** Asks the service about the chat, by the request's name in the contract. Never rejects: a line that is lost is `unknown`. */
export const askChat: Ask<ChatArea> = (name, body, signal) =>
  // A read mark may be the last that a page says; the browser delivers it though the page is closed.
  ask(chatAddress, carried(name, body), { signal, keepalive: name === 'read' });
