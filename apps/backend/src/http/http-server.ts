import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seconds } from '@tutor/rules/time/durations';

const drainMs = seconds(10);
const goodbyeMs = seconds(2);

/** How long the service waits for what a caller has begun to send, in milliseconds. */
const timeouts = {
  /** For the whole of the headers, from the connection's first moment: slow senders cannot hold lines. */
  headersTimeout: seconds(10),
  /** For the whole of a request. */
  requestTimeout: seconds(30),
  /** How often the two above are looked at. */
  connectionsCheckingInterval: seconds(2),
  /** Idle lines outlive the portal's pool, so that it never writes into one that is just being closed. */
  keepAliveTimeout: seconds(75),
};

/** The service's server, which closes the lines of senders that are too slow. */
export function createHttpServer(listener: RequestListener, changed: Partial<typeof timeouts> = {}): Server {
  return createServer({ ...timeouts, ...changed }, listener);
}

/** Starts to listen and returns the address; port 0 takes any that is free. */
export function listen(http: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const address: AddressInfo | string | null = http.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}

/** Lets open requests finish, for a while; then cuts them. */
export function drain(http: Server, hubs: readonly { terminate: () => void }[]): Promise<void> {
  const terminate = (): void => {
    for (const hub of hubs) hub.terminate();
  };
  return new Promise((resolve) => {
    const cutSockets = setTimeout(terminate, goodbyeMs);
    const cut = setTimeout(() => http.closeAllConnections(), drainMs);
    http.close(() => {
      clearTimeout(cutSockets);
      clearTimeout(cut);
      terminate();
      resolve();
    });
    http.closeIdleConnections();
  });
}
