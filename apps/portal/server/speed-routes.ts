import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { networkOf } from '@tutor/api/core/client-address';
import { derivedKey } from '@tutor/api/core/derived-key';
import { transferBytesMax } from '@tutor/rules/devices/network-limits';
import { ticketHeader } from '@tutor/rules/devices/speed-ticket';
import type { Context, Hono } from 'hono';
import { clientAddressOf } from './client-address.ts';
import type { Config } from './config.ts';
import type { PortalEnv } from './portal-env.ts';
import { type SpeedRun, SpeedRuns } from './speed-runs.ts';

const randomBytesLater = promisify(randomBytes);

/** Bytes that are made and sent at a time. */
const pieceBytes = 64 * 1024;

/** Nothing on the way may keep, compress or change what is measured. */
const unchanged = { 'cache-control': 'no-store, no-transform' };

/**
 * The other end of the network test: the line from the browser to this portal. Anybody may begin a test; its ticket pays for so many
 * bytes, and nothing is sent or taken without one. Bodies are never held: a request minds its own length.
 */
export function mountSpeed(app: Hono<PortalEnv>, config: Config, now: () => number = Date.now): void {
  const runs = new SpeedRuns(derivedKey(config.rootSecret, 'speed ticket'), now);
  const addressOf = (context: Context<PortalEnv>): string => networkOf(clientAddressOf(context, config) ?? 'unknown');

  /** A request of a run that goes on; others are refused. */
  const paid = (answer: (context: Context<PortalEnv>, run: SpeedRun) => Response | Promise<Response>) => {
    return (context: Context<PortalEnv>): Response | Promise<Response> => {
      const run = runs.find(context.req.header(ticketHeader), addressOf(context));
      if (run === 'unknown') return refused(context, 'There is no such test.', 403);
      if (run === 'over') return refused(context, 'This test is over.', 410);
      if (run === 'busy') return refused(context, 'Too many tests run at the moment.', 429);
      return answer(context, run);
    };
  };

  app.post('/speed/begin', (context) => {
    const begun = runs.begin(addressOf(context));
    if (!('refusal' in begun)) return context.json(begun, 200, unchanged);
    const { refusal } = begun;
    return context.json(refusal, 429, { ...unchanged, 'retry-after': String(refusal.retryAfterSeconds) });
  });

  app.post(
    '/speed/end',
    paid((context, run) => {
      run.isEnded = true;
      return context.body(null, 204, unchanged);
    }),
  );

  app.get(
    '/speed/ping',
    paid((context, run) => {
      if (run.pingsLeft === 0) return refused(context, 'This test has used up its probes.', 429);
      run.pingsLeft -= 1;
      return context.body(null, 204, unchanged);
    }),
  );

  app.get(
    '/speed/down',
    paid((context, run) => {
      const asked = context.req.query('bytes') ?? '';
      if (!/^[1-9]\d{0,9}$/.test(asked)) return refused(context, 'Say how many bytes to send.', 400);
      const bytes = Number(asked);
      if (isTooMuch(bytes, run)) return refused(context, 'This is more than the test may send.', 413);
      run.bytesLeft -= bytes;
      return context.body(randomStream(bytes, run, runs), 200, {
        ...unchanged,
        'content-type': 'application/octet-stream',
        'content-length': String(bytes),
      });
    }),
  );

  app.post(
    '/speed/up',
    paid(async (context, run) => {
      const said = Number(context.req.header('content-length') ?? Number.NaN);
      // Without a length, pieces are counted as they come.
      if (isTooMuch(said, run)) return closing(context);
      const received = await countBytes(bytesOf(context), run, runs);
      // Cut off, by whoever sent it: nobody reads the answer.
      if (received === 'cut') return refused(context, 'This did not arrive whole.', 400);
      return received === 'tooMuch' ? closing(context) : context.json(received, 200, unchanged);
    }),
  );
}

function isTooMuch(bytes: number, run: SpeedRun): boolean {
  return bytes > transferBytesMax || bytes > run.bytesLeft;
}

function refused(context: Context, words: string, status: 400 | 403 | 410 | 413 | 429): Response {
  return context.text(words, status, unchanged);
}

/** What is still to come of this request is not wanted. */
function closing(context: Context): Response {
  return context.text('This is more than the test may send.', 413, { ...unchanged, connection: 'close' });
}

/** Random bytes, made as the line takes them. Ends with the request, and with the test. */
function randomStream(bytes: number, run: SpeedRun, runs: SpeedRuns): ReadableStream<Uint8Array> {
  let left = bytes;
  const end = runs.hold(run);
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (runs.isOver(run)) {
          end();
          controller.error(new Error('the network test is over'));
          return;
        }
        const piece = new Uint8Array(await randomBytesLater(Math.min(left, pieceBytes)));
        left -= piece.byteLength;
        controller.enqueue(piece);
        if (left > 0) return;
        end();
        controller.close();
      },
      cancel: end,
    },
    { highWaterMark: 1 },
  );
}

/** Counts a body and drops it. */
async function countBytes(
  body: AsyncIterable<Uint8Array>,
  run: SpeedRun,
  runs: SpeedRuns,
): Promise<{ receivedBytes: number } | 'tooMuch' | 'cut'> {
  const end = runs.hold(run);
  try {
    const pieces = body[Symbol.asyncIterator]();
    let receivedBytes = 0;
    // By hand, since leaving a loop early would close the line before the answer.
    for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next()) {
      receivedBytes += piece.value.byteLength;
      run.bytesLeft -= piece.value.byteLength;
      if (receivedBytes > transferBytesMax || run.bytesLeft < 0 || runs.isOver(run)) return 'tooMuch';
    }
    return { receivedBytes };
  } catch {
    return 'cut';
  } finally {
    end();
  }
}

/** A body as it comes: from the socket where there is one. */
function bytesOf({ env, req }: Context<PortalEnv>): AsyncIterable<Uint8Array> {
  return env?.incoming ?? req.raw.body ?? new Blob().stream();
}
