import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type LogEntry, type Service, ServiceError, serverArgs, startService } from '../../scripts/service.mjs';
import { freePort } from './free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const errorLevel = 50;

export interface ServerOptions {
  app: 'backend' | 'portal';
  /** Beside PATH and the like, which come from this process. */
  env: Readonly<Record<string, string>>;
  logFile: string;
}

/** One of our servers as a test drives it: it can be killed and started again on the same port with the same data. */
export class Server {
  readonly #options: ServerOptions;
  readonly #errors: LogEntry[] = [];
  #service: Service | undefined;
  #port: string | undefined;

  constructor(options: ServerOptions) {
    this.#options = options;
    this.#port = options.env.PORT;
  }

  /** Starts it, on the port of its environment or any free one, and on the same one from then on. */
  async start(): Promise<void> {
    if (this.#service?.isRunning()) return;
    const { app, env, logFile } = this.#options;
    this.#port ??= String(await freePort());
    this.#service = await startService({
      name: app,
      args: serverArgs[app],
      cwd: join(root, 'apps', app),
      env: { ...inherited(), ...env, HOST: '127.0.0.1', PORT: this.#port },
      logFile,
      onLog: (entry) => {
        if (entry.level >= errorLevel) this.#errors.push(entry);
      },
    }).catch((error: unknown) => {
      throw error instanceof ServiceError ? new Error(`${error.message}\n${error.lines.join('\n')}`) : error;
    });
  }

  /** Ends it at once, as a power cut would. */
  kill(): Promise<void> {
    return this.#running().stop('SIGKILL');
  }

  /** Asks it to end and waits until it did. */
  async stop(): Promise<void> {
    await this.#service?.stop('SIGTERM');
  }

  isRunning(): boolean {
    return this.#service?.isRunning() ?? false;
  }

  get pid(): number {
    return this.#running().pid;
  }

  get url(): string {
    return this.#running().url;
  }

  /** The origin that browsers use, where the server names one. */
  get origin(): string {
    const { origin } = this.#running().announcement;
    return typeof origin === 'string' ? origin : this.url;
  }

  /** Its latest log lines, oldest first. */
  get log(): string[] {
    return this.#service?.lastLines() ?? [];
  }

  /** Takes the errors that it logged since the last time. */
  takeErrors(): LogEntry[] {
    return this.#errors.splice(0);
  }

  #running(): Service {
    if (this.#service === undefined) throw new Error(`The ${this.#options.app} was not started.`);
    return this.#service;
  }
}

/** What a child needs of this process's environment; a developer's own settings must not change a test. */
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, TMPDIR, LANG } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_ENV: 'production' };
}
