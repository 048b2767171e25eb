import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import {
  idleTestMs,
  pingsMax,
  testBytesMax,
  testsAtOnceMax,
  testsPerHour,
  testsWindowMs,
  ticketMs,
} from '@tutor/rules/devices/network-limits';
import type { SpeedRefusal } from '@tutor/rules/devices/speed-ticket';

/** A test that was begun, and what it may still cost. */
export interface SpeedRun {
  readonly expiresAtMs: number;
  readonly address: string;
  bytesLeft: number;
  pingsLeft: number;
  askedAtMs: number;
  /** Requests of it that are under way. */
  active: number;
  isEnded: boolean;
}

/**
 * The tests that run: one for each address and few in all, each with a ticket that pays for so many bytes. A ticket is signed, so
 * that another process of the portal takes it too; that process counts its bytes anew, so the budget holds for each process.
 */
export class SpeedRuns {
  readonly #key: Buffer;
  readonly #now: () => number;
  readonly #runs = new Map<string, SpeedRun>();
  /** When each address began its tests of the last hour. */
  readonly #begun = new Map<string, number[]>();

  constructor(key: Buffer, now: () => number) {
    this.#key = key;
    this.#now = now;
  }

  begin(address: string): { ticket: string } | { refusal: SpeedRefusal } {
    this.#forgetOld();
    const now = this.#now();
    const live = [...this.#runs.values()].filter((run) => this.#isLive(run));
    const own = live.find((run) => run.address === address);
    if (own !== undefined) return refusal('running', own.active > 0 ? own.expiresAtMs - now : idleTestMs);
    const begun = this.#begun.get(address) ?? [];
    const [oldest = now] = begun;
    if (begun.length >= testsPerHour) return refusal('hourly', oldest + testsWindowMs - now);
    if (live.length >= testsAtOnceMax) return refusal('busy', idleTestMs);
    // Tests of this address that nobody goes on with are over.
    for (const run of this.#runs.values()) if (run.address === address) run.isEnded = true;
    this.#begun.set(address, [...begun, now]);
    const id = randomUUID();
    const expiresAtMs = now + ticketMs;
    this.#runs.set(id, this.#newRun(expiresAtMs, address));
    return { ticket: this.#sign(`${id}.${expiresAtMs}`) };
  }

  /** The run that a ticket pays for; 'unknown' where the ticket is none of ours, 'over' where its time has passed. */
  find(ticket: string | undefined, address: string): SpeedRun | 'unknown' | 'over' | 'busy' {
    const [id = '', expires = '', ...rest] = (ticket ?? '').split('.');
    if (ticket === undefined || rest.length !== 1 || !isSame(ticket, this.#sign(`${id}.${expires}`))) return 'unknown';
    if (Number(expires) <= this.#now()) return 'over';
    const known = this.#runs.get(id);
    const run = known ?? this.#newRun(Number(expires), address);
    if (run.isEnded) return 'over';
    if (known === undefined) {
      this.#forgetOld();
      const live = [...this.#runs.values()].filter((other) => this.#isLive(other));
      if (live.length >= testsAtOnceMax) return 'busy';
      this.#runs.set(id, run);
    }
    run.askedAtMs = this.#now();
    return run;
  }

  isOver(run: SpeedRun): boolean {
    return run.isEnded || run.expiresAtMs <= this.#now();
  }

  /** A request of a run begins; the result ends it, once. */
  hold(run: SpeedRun): () => void {
    run.active += 1;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      run.active -= 1;
      run.askedAtMs = this.#now();
    };
  }

  #newRun(expiresAtMs: number, address: string): SpeedRun {
    return {
      expiresAtMs,
      address,
      bytesLeft: testBytesMax,
      pingsLeft: pingsMax,
      askedAtMs: this.#now(),
      active: 0,
      isEnded: false,
    };
  }

  #isLive(run: SpeedRun): boolean {
    return !this.isOver(run) && (run.active > 0 || this.#now() - run.askedAtMs < idleTestMs);
  }

  /** An ended run stays known until its ticket is worth nothing: forgotten earlier, the ticket would pay anew. */
  #forgetOld(): void {
    const now = this.#now();
    for (const [id, run] of this.#runs) if (run.expiresAtMs <= now) this.#runs.delete(id);
    for (const [address, begun] of this.#begun) {
      const left = begun.filter((at) => now - at < testsWindowMs);
      if (left.length === 0) this.#begun.delete(address);
      else this.#begun.set(address, left);
    }
  }

  #sign(text: string): string {
    return `${text}.${createHmac('sha256', this.#key).update(text).digest('base64url')}`;
  }
}

function refusal(reason: SpeedRefusal['reason'], waitMs: number): { refusal: SpeedRefusal } {
  return { refusal: { reason, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)) } };
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
