import { setTimeout as delay } from 'node:timers/promises';
import { rateLimitStatus } from '@tutor/api/core/envelope';
import { z } from 'zod';
import { envelope } from '../../src/http/envelope.ts';

/** A fault that stands in for the next answers of a call. */
export const faultSchema = z.object({
  /** Path of the contract, in any case. */
  path: z.string().startsWith('/').toLowerCase(),
  /** Only for calls of this tutor; without it for anybody's. */
  tuid: z.int().positive().optional(),
  kind: z.enum(['errorCode', 'status', 'malformed', 'delay', 'rateLimit', 'html']),
  /** ErrorCode or HTTP status, by kind. */
  code: z.int().min(0).max(99_999).optional(),
  /** Msg, text of the answer, or the malformed text itself. */
  message: z.string().optional(),
  delayMs: z.number().min(0).max(600_000).default(1_000),
  /** How many answers it stands in for. */
  count: z.int().min(1).max(10_000).default(1),
});
type Fault = z.output<typeof faultSchema>;

/** The faults that were asked for and not yet used up. Each process has its own. */
export class Faults {
  #faults: Fault[] = [];

  add(fault: Fault): void {
    this.#faults.push({ ...fault });
  }

  clear(): void {
    this.#faults = [];
  }

  /** The answer of a fault for this call, after its delay; undefined where the call goes on. */
  async answer(path: string, tuid: number | undefined): Promise<Response | undefined> {
    const fault = this.#faults.find((item) => item.path === path && (item.tuid === undefined || item.tuid === tuid));
    if (fault === undefined) return undefined;
    fault.count -= 1;
    if (fault.count === 0) this.#faults = this.#faults.filter((item) => item !== fault);
    if (fault.kind === 'delay') {
      await delay(fault.delayMs, undefined, { ref: false });
      return undefined;
    }
    return faultyAnswer(fault);
  }
}

function faultyAnswer({ kind, code, message }: Fault): Response {
  const type = (value: string) => ({ headers: { 'content-type': value } });
  switch (kind) {
    case 'status':
      return new Response(message ?? 'Service failure', { status: code ?? 500, ...type('text/plain') });
    case 'rateLimit':
      return new Response(message ?? 'Too many requests, please try again later.', {
        status: rateLimitStatus,
        ...type('text/plain'),
      });
    case 'html':
      return new Response(message ?? '<!doctype html><title>502</title><h1>Bad Gateway</h1>', type('text/html'));
    case 'malformed':
      return new Response(message ?? '{"ErrorCode":0,"Msg":"","Body":', type('application/json'));
    default:
      return envelope(code ?? 1, message ?? 'Something went wrong. Please try again later.', null);
  }
}
