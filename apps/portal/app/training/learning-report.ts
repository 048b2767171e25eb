/** Where the tutor is in a chapter: percent of its text, and seconds into its clip. */
export interface LearningPlace {
  readPercent: number;
  clipSeconds: number;
}

/** What is told of a chapter: seconds in which it was seen and that were not told before, and the place. */
export interface Learning extends LearningPlace {
  seconds: number;
}

/** Longest time that counts between two looks: after a sleep of the computer nobody has read meanwhile. */
export const lookMaxMs = 10_000;

interface LearningReportOptions {
  /** Tells the service; rejects where it did not arrive. */
  send: (learning: Learning) => Promise<void>;
  place: LearningPlace;
  isSeen: boolean;
  /** Milliseconds by a clock that nobody sets. */
  now: () => number;
}

/** Counts the time in which a chapter is seen, and tells it with the place where the tutor is. */
export class LearningReport {
  readonly #send: LearningReportOptions['send'];
  readonly #now: () => number;
  #place: LearningPlace;
  #toldPlace: LearningPlace;
  #isSeen: boolean;
  #lookedAt: number;
  #seenMs = 0;
  #toldSeconds = 0;
  #isSending = false;

  constructor({ send, place, isSeen, now }: LearningReportOptions) {
    this.#send = send;
    this.#now = now;
    this.#place = place;
    this.#toldPlace = place;
    this.#isSeen = isSeen;
    this.#lookedAt = now();
  }

  /** Counts up to now. From here on the page is seen, or it is not. */
  look(isSeen = this.#isSeen): void {
    const now = this.#now();
    if (this.#isSeen) this.#seenMs += Math.min(now - this.#lookedAt, lookMaxMs);
    this.#lookedAt = now;
    this.#isSeen = isSeen;
  }

  /** The tutor has come to another place. Of the text the furthest one counts: whoever scrolls up has not read less. */
  moveTo({ readPercent = 0, clipSeconds = this.#place.clipSeconds }: Partial<LearningPlace>): void {
    this.#place = { clipSeconds, readPercent: Math.max(this.#place.readPercent, readPercent) };
  }

  /** What was not told yet. */
  untold(): Learning {
    return { ...this.#place, seconds: Math.floor(this.#seenMs / 1_000) - this.#toldSeconds };
  }

  /** Tells what is new. What does not arrive is told with the next report. */
  async report(): Promise<void> {
    const learning = this.untold();
    const isMoved =
      learning.readPercent !== this.#toldPlace.readPercent || learning.clipSeconds !== this.#toldPlace.clipSeconds;
    if (this.#isSending || (learning.seconds === 0 && !isMoved)) return;
    this.#isSending = true;
    try {
      await this.#send(learning);
      this.#toldSeconds += learning.seconds;
      this.#toldPlace = learning;
    } catch {
      // It is told with the next report.
    } finally {
      this.#isSending = false;
    }
  }
}
