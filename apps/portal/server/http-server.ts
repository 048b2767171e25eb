import { createServer, type Server } from 'node:http';
import { minutes, seconds } from '@tutor/rules/time/durations';

/** How long the portal waits for what a browser has begun to send, in milliseconds. */
const timeouts = {
  /** For the whole of the headers, from the connection's first moment: slow senders cannot hold lines. */
  headersTimeout: seconds(10),
  /** For the whole of a request: files of a form without JavaScript, over a slow line. */
  requestTimeout: minutes(5),
  /** How often the two above are looked at. */
  connectionsCheckingInterval: seconds(2),
  /** Idle lines outlive those of a proxy in front, and of whoever pools them: nobody writes into one that is just being closed. */
  keepAliveTimeout: seconds(75),
};

/** The portal's server, which closes the lines of senders that are too slow. */
export function createHttpServer(changed: Partial<typeof timeouts> = {}): Server {
  return createServer({ ...timeouts, ...changed });
}
