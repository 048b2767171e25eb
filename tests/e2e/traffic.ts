import type { BrowserContext, Request } from '@playwright/test';

const keptLines = 40;

/** What a browser asked its portal for, to be told where a journey fails: a page that waits says by nothing else what for. */
export class Traffic {
  readonly #open = new Map<Request, number>();
  readonly #ended: string[] = [];

  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#open.set(request, Date.now()));
    context.on('requestfinished', async (request) => {
      const answer = await request.response().catch(() => null);
      const status = answer?.status();
      // Scripts and styles that came would push out what matters.
      if (status === 200 && request.url().includes('/assets/')) this.#open.delete(request);
      else this.#end(request, String(status ?? 'no status'));
    });
    context.on('requestfailed', (request) => this.#end(request, request.failure()?.errorText ?? 'failed'));
  }

  /** What had no answer, then what was answered last, oldest first. */
  told(): string {
    const open = [...this.#open].map(([request, since]) => `${at(since)} unanswered ${called(request)}`);
    return [...open, ...this.#ended].join('\n');
  }

  #end(request: Request, how: string): void {
    const since = this.#open.get(request);
    if (since === undefined) return;
    this.#open.delete(request);
    this.#ended.push(`${at(since)} ${how} after ${Date.now() - since} ms ${called(request)}`);
    if (this.#ended.length > keptLines) this.#ended.shift();
  }
}

function called(request: Request): string {
  return `${request.method()} ${request.url().replace(/^https?:\/\/[^/]+/, '')}`;
}

function at(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23);
}
