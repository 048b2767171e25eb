import type { Transfer } from '@tutor/rules/devices/network-statistics';
import {
  type SpeedRefusal,
  speedBegunSchema,
  speedReceiptSchema,
  speedRefusalSchema,
  ticketHeader,
} from '@tutor/rules/devices/speed-ticket';

/** The line that is measured, one request at a time. Every call rejects unless the other end did what was asked. */
export interface NetworkLine {
  begin(signal: AbortSignal): Promise<{ ticket: string } | { refusal: SpeedRefusal }>;
  ping(ticket: string, signal: AbortSignal): Promise<void>;
  /** `onBytes` gets what has come, as it comes. */
  down(ticket: string, bytes: number, signal: AbortSignal, onBytes: (bytes: number) => void): Promise<Transfer>;
  up(ticket: string, bytes: number, signal: AbortSignal): Promise<Transfer>;
  /** Gives the ticket back; nobody waits for it. */
  end(ticket: string): void;
}

/** The line to this portal. Redirects are faults: a page that a proxy puts in between is no measurement. */
export const portalLine: NetworkLine = {
  async begin(signal) {
    const response = await fetch('/speed/begin', { ...asked, method: 'POST', signal });
    if (response.status === 429) return { refusal: speedRefusalSchema.parse(await response.json()) };
    requireStatus(response, 200);
    return speedBegunSchema.parse(await response.json());
  },

  async ping(ticket, signal) {
    requireStatus(await fetch('/speed/ping', { ...asked, headers: { [ticketHeader]: ticket }, signal }), 204);
  },

  async down(ticket, bytes, signal, onBytes) {
    const headers = { [ticketHeader]: ticket };
    const response = await fetch(`/speed/down?bytes=${bytes}`, { ...asked, headers, signal });
    requireStatus(response, 200);
    if (response.body === null) throw new Error('a download without a body');
    return readTransfer(response.body, bytes, onBytes);
  },

  async up(ticket, bytes, signal) {
    const body = new Blob([randomBytes(bytes)], { type: 'application/octet-stream' });
    const startedAt = performance.now();
    const response = await fetch('/speed/up', {
      ...asked,
      method: 'POST',
      headers: { [ticketHeader]: ticket },
      body,
      signal,
    });
    const ms = performance.now() - startedAt;
    requireStatus(response, 200);
    const { receivedBytes } = speedReceiptSchema.parse(await response.json());
    if (receivedBytes !== bytes) throw new Error(`${receivedBytes} of ${bytes} bytes have arrived`);
    return { bytes: receivedBytes, ms };
  },

  end(ticket) {
    void fetch('/speed/end', { ...asked, method: 'POST', headers: { [ticketHeader]: ticket }, keepalive: true }).catch(
      () => undefined,
    );
  },
};

const asked = { cache: 'no-store', redirect: 'error' } as const;

function requireStatus({ status }: Response, expected: number): void {
  if (status !== expected) throw new Error(`answered with ${status}`);
}

/** From the first piece on: the wait before it is latency. What came with it has cost no time that was seen, and counts no bytes. */
async function readTransfer(
  body: ReadableStream<Uint8Array>,
  expected: number,
  onBytes: (bytes: number) => void,
): Promise<Transfer> {
  const reader = body.getReader();
  let firstAt: number | undefined;
  let firstBytes = 0;
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (firstAt === undefined) {
      firstAt = performance.now();
      firstBytes = piece.value.byteLength;
    }
    bytes += piece.value.byteLength;
    onBytes(piece.value.byteLength);
  }
  const ms = performance.now() - (firstAt ?? performance.now());
  if (bytes !== expected) throw new Error(`${bytes} of ${expected} bytes have come`);
  return { bytes: bytes - firstBytes, ms };
}

/** As many as the browser gives at a time. */
const pieceBytes = 65_536;

/** Bytes that nothing on the way can make smaller. */
function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += pieceBytes) crypto.getRandomValues(bytes.subarray(at, at + pieceBytes));
  return bytes;
}
