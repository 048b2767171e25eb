import { askService, type ServiceAnswer } from '../kit/ask-service.ts';

/** Asks the service about the chat, by the call's name in the contract. Never rejects: a line that is lost is `unknown`. */
export function askChat<Body>(call: string, body?: object, signal?: AbortSignal): Promise<ServiceAnswer<Body>> {
  // A read mark may be the last that a page says; the browser delivers it though the page is closed.
  return askService('/chat/calls', call, body, { signal, keepalive: call === 'read' });
}
