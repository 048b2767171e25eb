import { seconds } from '@tutor/rules/time/durations';

/** Whether what was answered is kept by the service: it alone says so. `over`: the test takes no more answers. */
export type KeepState = 'kept' | 'keeping' | 'waiting' | 'asking' | 'over';

/** What stands in the fields of a question. */
export interface GivenAnswer {
  answer: readonly string[];
  isFlagged: boolean;
}

/** An answer with its revision: as the service has it, or as it is sent. */
export interface RevisedAnswer extends GivenAnswer {
  revision: number;
}

/** What the service said to an answer: it is kept, another one was kept meanwhile, or the test is over. */
export type SendOutcome = { kind: 'kept' } | { kind: 'stale'; kept: RevisedAnswer } | { kind: 'over' };

/** An answer that the service has not confirmed, as the browser keeps it, with the revision that it changes. */
export interface PendingAnswer extends GivenAnswer {
  base: number;
}

interface AnswerKeeperOptions {
  /** Sends one answer; rejects where no word came back. */
  send: (questionId: string, given: RevisedAnswer) => Promise<SendOutcome>;
  onState: (state: KeepState) => void;
  /** A question that was answered elsewhere meanwhile, with the other answer; or that this is settled. */
  onConflict: (questionId: string, theirs: RevisedAnswer | undefined) => void;
  /** Where answers lie in the browser until the service has them. */
  vault: { keep: (questionId: string, pending: PendingAnswer) => void; forget: (questionId: string) => void };
  /** Revisions that the page was drawn with, by question. */
  revisions: Readonly<Record<string, number>>;
}

/** Writing is quiet for this long before it is sent, and what did not arrive is sent again after this long. */
export const quietMs = seconds(1);
export const againMs = seconds(3);

/** Sends answers as they are given, one after the other and each question's latest alone, until the service has each. */
export class AnswerKeeper {
  readonly #options: AnswerKeeperOptions;
  readonly #revisions: Map<string, number>;
  readonly #waiting = new Map<string, GivenAnswer>();
  /** Sent, and never confirmed: the service may have them all the same. */
  readonly #unconfirmed = new Map<string, GivenAnswer[]>();
  readonly #conflicts = new Map<string, RevisedAnswer>();
  #isSending = false;
  #isOver = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AnswerKeeperOptions) {
    this.#options = options;
    this.#revisions = new Map(Object.entries(options.revisions));
  }

  /** Revisions that the service has confirmed, by question. */
  get revisions(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#revisions);
  }

  /** Takes an answer: it lies in the browser at once, and goes to the service a moment later. */
  give(questionId: string, given: GivenAnswer): void {
    if (this.#isOver) return;
    this.#waiting.delete(questionId);
    this.#waiting.set(questionId, given);
    this.#options.vault.keep(questionId, { ...given, base: this.#baseOf(questionId) });
    this.#tell();
    this.#later(quietMs);
  }

  /**
   * Goes on with an answer that the browser had kept, now that the service has `kept`. Says what the fields are to show: the kept
   * answer stays where it is the same one.
   */
  resume(questionId: string, pending: PendingAnswer, kept: RevisedAnswer): 'pending' | 'kept' {
    if (isSame(pending, kept)) {
      this.#options.vault.forget(questionId);
      return 'kept';
    }
    const { answer, isFlagged } = pending;
    this.#waiting.set(questionId, { answer, isFlagged });
    if (pending.base === kept.revision) this.#later(0);
    else this.#askFor(questionId, kept);
    this.#tell();
    return 'pending';
  }

  /** Settles a question that was answered elsewhere meanwhile. */
  settle(questionId: string, choice: 'mine' | 'theirs'): void {
    const theirs = this.#conflicts.get(questionId);
    if (theirs === undefined) return;
    this.#conflicts.delete(questionId);
    this.#revisions.set(questionId, theirs.revision);
    if (choice === 'theirs') this.#drop(questionId);
    this.#options.onConflict(questionId, undefined);
    this.#tell();
    this.#later(0);
  }

  /** Sends without waiting for a pause: the page may be about to go. */
  hurry(): void {
    if (this.#waiting.size > 0) this.#later(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #baseOf(questionId: string): number {
    return this.#revisions.get(questionId) ?? 0;
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendNext(), ms);
  }

  async #sendNext(): Promise<void> {
    const next = [...this.#waiting].find(([questionId]) => !this.#conflicts.has(questionId));
    if (next === undefined || this.#isSending || this.#isOver) return;
    const [questionId, given] = next;
    this.#isSending = true;
    const revision = this.#baseOf(questionId) + 1;
    const outcome = await this.#options.send(questionId, { ...given, revision }).catch(() => undefined);
    this.#isSending = false;
    if (outcome === undefined) {
      this.#unconfirmed.set(questionId, [...(this.#unconfirmed.get(questionId) ?? []), given]);
      this.#options.onState('waiting');
      this.#later(againMs);
      return;
    }
    this.#take(questionId, given, outcome.kind === 'kept' ? { kind: 'stale', kept: { ...given, revision } } : outcome);
    this.#tell();
    await this.#sendNext();
  }

  /** Takes the service's word: what it has now is either this answer, an earlier one of this page, or another one. */
  #take(questionId: string, sent: GivenAnswer, outcome: Exclude<SendOutcome, { kind: 'kept' }>): void {
    if (outcome.kind === 'over') {
      this.#isOver = true;
      for (const id of this.#waiting.keys()) this.#options.vault.forget(id);
      return;
    }
    const { kept } = outcome;
    const own = [sent, ...(this.#unconfirmed.get(questionId) ?? [])];
    if (!own.some((one) => isSame(one, kept))) {
      this.#askFor(questionId, kept);
      return;
    }
    this.#unconfirmed.delete(questionId);
    this.#revisions.set(questionId, kept.revision);
    const waiting = this.#waiting.get(questionId);
    if (waiting === undefined || isSame(waiting, kept)) this.#drop(questionId);
    else this.#options.vault.keep(questionId, { ...waiting, base: kept.revision });
  }

  #askFor(questionId: string, theirs: RevisedAnswer): void {
    this.#conflicts.set(questionId, theirs);
    this.#options.onConflict(questionId, theirs);
  }

  #drop(questionId: string): void {
    this.#waiting.delete(questionId);
    this.#unconfirmed.delete(questionId);
    this.#options.vault.forget(questionId);
  }

  #tell(): void {
    this.#options.onState(this.#state());
  }

  #state(): KeepState {
    if (this.#isOver) return 'over';
    if (this.#waiting.size > this.#conflicts.size) return 'keeping';
    return this.#conflicts.size > 0 ? 'asking' : 'kept';
  }
}

function isSame(one: GivenAnswer, other: GivenAnswer): boolean {
  return (
    one.isFlagged === other.isFlagged &&
    one.answer.length === other.answer.length &&
    one.answer.every((part, index) => part === other.answer[index])
  );
}
