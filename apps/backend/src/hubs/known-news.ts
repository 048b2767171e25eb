import { randomUUID } from 'node:crypto';
import type { FeedNews } from './feed-news.ts';

/** What a change to many tutors brings to each of them: one event apiece, with its message. */
export type NewsByTutor = ReadonlyMap<number, FeedNews>;

// Those under way at once; whoever is not found here is looked up.
const batchesMax = 8;

/**
 * News that this process wrote itself, so that it need not read them back for its own connections. They are kept before the
 * transaction ends and sent when the notice of it comes, which is if it commits: one that does not is pushed out by later ones.
 */
export class KnownNews {
  readonly #batches = new Map<string, NewsByTutor>();

  /** Keeps what a transaction writes; the notice has to carry the name that is returned. */
  keep(news: NewsByTutor): string {
    const batch = randomUUID();
    this.#batches.set(batch, news);
    for (const oldest of this.#batches.keys()) {
      if (this.#batches.size <= batchesMax) break;
      this.#batches.delete(oldest);
    }
    return batch;
  }

  /** What was kept under that name; undefined for another process's, or for one of long ago. */
  of(batch: string): NewsByTutor | undefined {
    return this.#batches.get(batch);
  }
}
