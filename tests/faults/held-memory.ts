import { WebSocket } from 'ws';
import { z } from 'zod';
import type { Server } from '../stack/server.ts';

const answerSchema = z.object({
  id: z.int(),
  result: z.object({ result: z.object({ value: z.string() }).optional() }),
});
const usageSchema = z.object({ heapUsed: z.number(), external: z.number(), rss: z.number() });

/** What a server still holds after everything that nobody refers to was collected, in MB. */
export interface HeldMemory {
  /** Objects and what lies beside them, such as buffers and the embedded database's own memory. */
  heldMb: number;
  residentMb: number;
}

/** Reads the memory of a server that was started with an inspector (`StackOptions.isInspected`). */
export class MemoryProbe {
  readonly #address: string;

  constructor(server: Server) {
    const address = server.log.join('\n').match(/Debugger listening on (ws:\S+)/)?.[1];
    if (address === undefined) throw new Error('the server was started without an inspector');
    this.#address = address;
  }

  async read(): Promise<HeldMemory> {
    const socket = new WebSocket(this.#address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    try {
      // The first collection runs finalizers, the second takes what they let go.
      await ask(socket, 1, 'HeapProfiler.collectGarbage');
      await ask(socket, 2, 'HeapProfiler.collectGarbage');
      const expression = 'JSON.stringify(process.memoryUsage())';
      const { result } = await ask(socket, 3, 'Runtime.evaluate', { expression, returnByValue: true });
      const { heapUsed, external, rss } = usageSchema.parse(JSON.parse(result.result?.value ?? ''));
      return { heldMb: megabytes(heapUsed + external), residentMb: megabytes(rss) };
    } finally {
      socket.close();
    }
  }
}

function ask(socket: WebSocket, id: number, method: string, params: object = {}) {
  return new Promise<z.output<typeof answerSchema>>((resolve) => {
    const hear = (data: WebSocket.RawData): void => {
      const answer = answerSchema.safeParse(JSON.parse(String(data)));
      if (answer.data?.id !== id) return;
      socket.off('message', hear);
      resolve(answer.data);
    };
    socket.on('message', hear);
    socket.send(JSON.stringify({ id, method, params }));
  });
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1e5) / 10;
}
