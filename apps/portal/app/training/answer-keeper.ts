import { debounce } from '@tutor/realtime/browser/debounce';
import { seconds } from '@tutor/rules/time/durations';

/** Whether what was answered is kept by the service: it alone says so. `over`: the test takes no more answers. */
export type KeepState = 'kept' | 'keeping' | 'waiting' | 'asking' | 'over';

/** What stands in the fields of a question. */
export interface GivenAnswer {
  answer: readonly string[];
  isFlagged: boolean;
}

/** An answer with its revision, as the service has it. */
export interface RevisedAnswer extends GivenAnswer {
  revision: number;
}

/** An answer that the service has not confirmed, as the browser keeps it. */
export interface PendingAnswer extends GivenAnswer {
  /** Revision that it changes. */
  base: number;
  /** The open page that it was given on, and the how manieth of that page's answers to its question it is. */
  page: string;
  turn: number;
}

/** The service's outcome of an answer: it has it, another one was kept meanwhile, the test is over, or the session is. */
export type SendOutcome =
  | { kind: 'kept'; revision: number }
  | { kind: 'stale'; kept: RevisedAnswer }
  | { kind: 'over' }
  | { kind: 'signedOut' };

interface AnswerKeeperOptions {
  /** Random name of this open page: the service takes its later answers for its earlier ones. */
  page: string;
  /** Sends one answer; rejects where no outcome came back. */
  send: (questionId: string, pending: PendingAnswer) => Promise<SendOutcome>;
  onState: (state: KeepState) => void;
  /** A question that was answered elsewhere meanwhile, with the other answer; or that this is settled. */
  onConflict: (questionId: string, theirs: RevisedAnswer | undefined) => void;
  /** Where answers lie in the browser until the service has them. */
  vault: {
    keep: (questionId: string, pending: PendingAnswer) => void;
    /** Leaves a later answer of another page alone. */
    forget: (questionId: string, pending: PendingAnswer) => void;
  };
  /** Revisions that the page was drawn with, by question. */
  revisions: Readonly<Record<string, number>>;
}

/** Writing is quiet for this long before it is sent, but nothing waits longer than `longestMs`. */
export const quietMs = seconds(1);
export const longestMs = seconds(3);
/** What did not arrive is sent again after this long. */
export const againMs = seconds(3);

/** Sends answers as they are given, one after the other and each question's latest alone, until the service has each. */
export class AnswerKeeper {
  readonly #options: AnswerKeeperOptions;
  readonly #revisions: Map<string, number>;
  readonly #turns = new Map<string, number>();
  readonly #waiting = new Map<string, PendingAnswer>();
  readonly #conflicts = new Map<string, RevisedAnswer>();
  /** Of each question the answer that is on its way. */
  readonly #sending = new Map<string, PendingAnswer>();
  readonly #soon = debounce(() => this.#sendNext(), { quietMs, longestMs });
  #isOver = false;
  #isStopped = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: AnswerKeeperOptions) {
    this.#options = options;
    this.#revisions = new Map(Object.entries(options.revisions));
  }

  /** Revisions that the service has confirmed, by question. */
  get revisions(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#revisions);
  }

  /** The last turn of each question that was answered on this page. */
  get turns(): Readonly<Record<string, number>> {
    return Object.fromEntries(this.#turns);
  }

  /** Takes an answer: it lies in the browser at once, and goes to the service a moment later. The same again is no other one. */
  give(questionId: string, given: GivenAnswer): void {
    if (this.#isOver) return;
    const known = this.#waiting.get(questionId);
    if (known !== undefined && isSame(known, given)) return;
    const turn = (this.#turns.get(questionId) ?? 0) + 1;
    this.#turns.set(questionId, turn);
    const { answer, isFlagged } = given;
    this.#wait(questionId, { answer, isFlagged, base: this.#baseOf(questionId), page: this.#options.page, turn });
    this.#tell();
    this.#soon.ask();
  }

  /**
   * Goes on with an answer that the browser had kept, now that the service has `kept`. Says what the fields are to show: the kept
   * answer stays where it is the same one. Sent as the page that it was given on, so that the service knows that page's answers.
   */
  resume(questionId: string, pending: PendingAnswer, kept: RevisedAnswer): 'pending' | 'kept' {
    if (isSame(pending, kept)) {
      this.#options.vault.forget(questionId, pending);
      return 'kept';
    }
    this.#waiting.set(questionId, pending);
    this.#later(0);
    this.#tell();
    return 'pending';
  }

  /** Settles a question that was answered elsewhere meanwhile. */
  settle(questionId: string, choice: 'mine' | 'theirs'): void {
    const theirs = this.#conflicts.get(questionId);
    if (theirs === undefined) return;
    this.#conflicts.delete(questionId);
    this.#revisions.set(questionId, theirs.revision);
    const mine = this.#waiting.get(questionId);
    if (choice === 'theirs') this.#drop(questionId);
    else if (mine !== undefined) {
      // It is a new answer, to the other one.
      this.#waiting.delete(questionId);
      this.give(questionId, mine);
    }
    this.#options.onConflict(questionId, undefined);
    this.#tell();
    this.#soon.cancel();
    this.#later(0);
  }

  /**
   * Sends everything without a wait, also beside an answer that is on its way: the page may be about to go, or the time to end. The
   * service knows by their turns which one is the latest.
   */
  hurry(): void {
    this.#soon.cancel();
    for (const [questionId, pending] of this.#waiting) {
      if (!this.#conflicts.has(questionId) && !isSameTurn(pending, this.#sending.get(questionId))) {
        void this.#send(questionId, pending);
      }
    }
  }

  /** The page goes: sends what waits, and nothing any more afterwards. What does not arrive lies in the browser. */
  stop(): void {
    this.hurry();
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #baseOf(questionId: string): number {
    return this.#revisions.get(questionId) ?? 0;
  }

  /** Takes the place of what waited before, behind the other questions. */
  #wait(questionId: string, pending: PendingAnswer): void {
    this.#waiting.delete(questionId);
    this.#waiting.set(questionId, pending);
    if (!this.#isStopped) this.#options.vault.keep(questionId, pending);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isStopped) this.#timer = setTimeout(() => this.#sendNext(), ms);
  }

  #sendNext(): void {
    const next = [...this.#waiting].find(([questionId]) => !this.#conflicts.has(questionId));
    if (next === undefined || this.#sending.size > 0 || this.#isOver || this.#isStopped) return;
    void this.#send(...next);
  }

  async #send(questionId: string, pending: PendingAnswer): Promise<void> {
    if (this.#isOver || this.#isStopped) return;
    this.#sending.set(questionId, pending);
    const outcome = await this.#options.send(questionId, pending).catch(() => undefined);
    if (isSameTurn(pending, this.#sending.get(questionId))) this.#sending.delete(questionId);
    if (outcome === undefined) {
      // A later answer may be on its way already, or have arrived.
      if (!isSameTurn(pending, this.#waiting.get(questionId))) return;
      this.#options.onState('waiting');
      this.#later(againMs);
      return;
    }
    this.#take(questionId, pending, outcome);
    this.#tell();
    this.#sendNext();
  }

  #take(questionId: string, sent: PendingAnswer, outcome: SendOutcome): void {
    if (outcome.kind === 'signedOut') {
      // A later request would be sent without a session, and its reply would end the next one.
      this.#isStopped = true;
      return;
    }
    if (outcome.kind === 'over') {
      this.#isOver = true;
      for (const [id, pending] of this.#waiting) this.#options.vault.forget(id, pending);
      return;
    }
    if (outcome.kind === 'stale') {
      this.#conflicts.set(questionId, outcome.kept);
      this.#options.onConflict(questionId, outcome.kept);
      return;
    }
    this.#revisions.set(questionId, Math.max(outcome.revision, this.#baseOf(questionId)));
    const waiting = this.#waiting.get(questionId);
    if (waiting === undefined) return;
    if (isSameTurn(sent, waiting)) this.#drop(questionId);
    else this.#wait(questionId, { ...waiting, base: this.#baseOf(questionId) });
  }

  #drop(questionId: string): void {
    const dropped = this.#waiting.get(questionId);
    if (dropped === undefined) return;
    this.#waiting.delete(questionId);
    this.#options.vault.forget(questionId, dropped);
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

function isSameTurn(one: PendingAnswer, other: PendingAnswer | undefined): boolean {
  return one.page === other?.page && one.turn === other.turn;
}

function isSame(one: GivenAnswer, other: GivenAnswer): boolean {
  return (
    one.isFlagged === other.isFlagged &&
    one.answer.length === other.answer.length &&
    one.answer.every((part, index) => part === other.answer[index])
  );
}
