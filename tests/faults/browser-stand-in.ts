import { WebSocket as NodeSocket } from 'ws';

/** Who a stand-in for a browser is at an address: requests from there carry its cookie and its page's origin. */
interface Visitor {
  cookie: string;
  origin: string;
}

const visitors = new Map<string, Visitor>();
const plainFetch = globalThis.fetch;

/**
 * Requests of this process to an address (host:port) are from now on a signed-in browser's. So the portal's own
 * real-time client can run here, many times over, each behind a line of its own.
 */
export function visitAs(address: string, visitor: Visitor): void {
  visitors.set(address, visitor);
  // The SignalR client takes the global one whenever it connects.
  globalThis.fetch = fetchAsVisitor;
}

export const fetchAsVisitor: typeof fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  const visitor = visitors.get(url.host);
  if (visitor === undefined) return plainFetch(input, init);
  const headers = new Headers(init?.headers);
  headers.set('cookie', visitor.cookie);
  headers.set('origin', visitor.origin);
  // Several lines lead to one portal, and Remix compares a form's origin with where it was sent.
  headers.set('x-forwarded-host', new URL(visitor.origin).host);
  return plainFetch(input, { ...init, headers });
};

class VisitorSocket extends NodeSocket {
  constructor(url: string | URL, protocols?: string | string[], options?: { headers?: Record<string, string> }) {
    // In Node the SignalR client gives its bearer along as a header.
    super(url, protocols, { headers: { ...options?.headers, ...visitors.get(new URL(url).host) } });
  }
}

// The browser's socket and this one differ only in what the real-time client does not use.
export const socketAsVisitor = VisitorSocket as unknown as typeof WebSocket;
