import type { BrowserContext } from '@playwright/test';

/**
 * Everything that goes wrong in a browser without the tutor being told: errors in the console, uncaught errors, requests
 * that fail or are refused. A test that expects one says so; any other fails it.
 */
export class Problems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Watches every page of a context, from its first request. */
  watch(context: BrowserContext): void {
    context.on('console', (message) => {
      if (message.type() === 'error') this.add(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.add(`uncaught: ${error.error().stack ?? error.error().message}`));
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'unknown';
      // A navigation cancels what is still under way; that is no fault.
      if (reason !== 'net::ERR_ABORTED') this.add(`request failed: ${request.method()} ${request.url()} ${reason}`);
    });
    context.on('request', (request) => {
      // The check of a field asks its form by this name: the browser itself has sent what was typed.
      if (request.isNavigationRequest() && `${request.url()} ${request.postData()}`.includes('__intent__')) {
        this.add(`sent by the browser: ${request.method()} ${request.url()}`);
      }
    });
    context.on('response', (response) => {
      if (response.status() >= 400) {
        this.add(`HTTP ${response.status()}: ${response.request().method()} ${response.url()}`);
      }
    });
  }

  add(problem: string): void {
    this.#found.push(problem);
  }

  /** Expects problems whose text matches. */
  allow(...patterns: RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  /** Everything that was found, expected or not. */
  found(): readonly string[] {
    return this.#found;
  }

  /** What was found and not expected. */
  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}
