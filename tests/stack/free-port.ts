import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

// Below the ports that the system gives to connections on their way out, one of which could take it before it is listened on.
const lowest = 20_000;
const highest = 32_000;
const triesMax = 100;

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** A free port that nobody else can take until it is released: for a server that starts after others have heard of it. */
export async function holdPort(): Promise<{ port: number; release: () => Promise<void> }> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(lowest, highest);
    const holder = await listen(port);
    if (holder !== undefined) return { port, release: () => new Promise((resolve) => holder.close(() => resolve())) };
  }
  throw new Error(`no port from ${lowest} to ${highest} is free`);
}

/** undefined: somebody else listens there. */
function listen(port: number): Promise<Server | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
