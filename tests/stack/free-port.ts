import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Below the ports that the system gives to connections on their way out, one of which could take it before it is listened on.
const lowest = 20_000;
const highest = 32_000;
const triesMax = 100;

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${lowest} to ${highest} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
