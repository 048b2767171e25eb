import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openLogFile } from './log-file.mjs';

const tsx = fileURLToPath(new URL('../node_modules/tsx/dist/cli.mjs', import.meta.url));

/**
 * @typedef {object} ServiceOptions
 * @property {string} name shown in messages
 * @property {string[]} args arguments of the node command
 * @property {string} cwd
 * @property {Record<string, string | undefined>} env the whole environment of the child
 * @property {string} logFile every line that the child writes goes here too
 * @property {(error: Error) => void} [onLogLost] lines cannot be written there; the server goes on
 * @property {(entry: LogEntry) => void} [onLog] called for each line
 * @property {AbortSignal} [signal] gives up starting
 */

/** @typedef {{ level: number, msg: string, line: string, fields: Record<string, unknown> }} LogEntry */

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {number} pid
 * @property {string} url where it listens, as it said itself
 * @property {Record<string, unknown>} announcement the whole log entry by which it said so
 * @property {() => string[]} lastLines its latest log lines, oldest first
 * @property {Promise<string>} exited how it ended, in words; never rejects
 * @property {() => boolean} isRunning
 * @property {(signal?: NodeJS.Signals) => Promise<void>} stop ends it and waits until it is gone
 */

/** @typedef {{ url: string, fields: Record<string, unknown> }} Announcement */

/**
 * Room that each server gives to new objects (MB). The backend holds thousands of connections and little else: a small one
 * keeps its memory low (a smaller one still, 4, makes a message to all cost a fifth more), and so does a bound on the old ones,
 * far above what it holds, without which a third of its memory is what nobody has swept up yet. A document of the portal is
 * thousands of objects that die with it: a large one lets them die before anybody counts them.
 */
const memoryArgs = {
  backend: ['--max-semi-space-size=16', '--max-old-space-size=768'],
  portal: ['--max-semi-space-size=64'],
};

/** Arguments of node for our built servers. */
export const serverArgs = {
  backend: ['--enable-source-maps', ...memoryArgs.backend, 'build/main.js'],
  portal: ['--enable-source-maps', ...memoryArgs.portal, 'build/main.js'],
};

/** The same for development, from their sources: the backend starts again when one of them changes. */
export const sourceArgs = {
  backend: [tsx, 'watch', 'src/main.ts'],
  portal: [...memoryArgs.portal, '--import', 'tsx', 'server/main.ts'],
};

/** pino's numbers of its level names. */
const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const keptLines = 200;
const graceMs = 15_000;

/**
 * Starts one of our servers and waits until it listens and calls itself ready. A start may take as long as it needs: the wait
 * ends only when the server has ended, or has written no line for `silenceMs`.
 * @param {ServiceOptions} options
 * @param {number} [silenceMs]
 * @returns {Promise<Service>}
 */
export async function startService(options, silenceMs = 120_000) {
  const { name, args, cwd, env, logFile, onLog, onLogLost, signal: givenUp } = options;
  const log = await openLogFile(logFile, { onLost: onLogLost });
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  // Whoever started it may end by an error that nobody catches; a server that is left behind keeps its port and its data.
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  /** @type {string[]} */
  const lines = [];
  /** @type {NodeJS.Timeout | undefined} */
  let silence;
  let isListening = false;
  /** @type {(announcement: Announcement) => void} */
  let announce = () => {};
  /** @type {Promise<Announcement>} */
  const announced = new Promise((resolve) => {
    announce = resolve;
  });
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      process.off('exit', endWithParent);
      resolve(`could not be started: ${error.message}`);
    });
    child.once('close', (code, signal) => {
      process.off('exit', endWithParent);
      log.end();
      resolve(signal === null ? `exit code ${code}` : `signal ${signal}`);
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    // A pipe that breaks costs its lines; whether the server has ended, its exit tells.
    stream.on('error', () => {});
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      const entry = logEntry(line);
      const { url } = entry.fields;
      if (entry.msg === 'listening' && typeof url === 'string') {
        isListening = true;
        announce({ url, fields: entry.fields });
      }
      // From then on a line is somebody's request, and no step of the start.
      if (!isListening) silence?.refresh();
      onLog?.(entry);
    });
  }

  let isOver = false;
  exited.then(() => {
    isOver = true;
  });
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    if (isOver) return;
    child.kill(signal);
    const overdue = setTimeout(() => child.kill('SIGKILL'), graceMs);
    await exited;
    clearTimeout(overdue);
  };

  const deadline = new AbortController();
  silence = setTimeout(() => deadline.abort(), silenceMs);
  givenUp?.addEventListener('abort', () => deadline.abort(), { once: true, signal: deadline.signal });
  try {
    const { url, fields } = await Promise.race([announced, failure(name, exited, deadline.signal, silenceMs)]);
    await Promise.race([ready(url, deadline.signal), failure(name, exited, deadline.signal, silenceMs)]);
    return {
      name,
      pid: child.pid ?? 0,
      url,
      announcement: fields,
      lastLines: () => [...lines],
      exited,
      isRunning: () => !isOver,
      stop,
    };
  } catch (error) {
    await stop(givenUp?.aborted ? 'SIGTERM' : 'SIGKILL');
    throw new ServiceError(`${error instanceof Error ? error.message : error}`, name, lines);
  } finally {
    clearTimeout(silence);
    deadline.abort();
  }
}

/** A server that did not come up; carries what it said last. */
export class ServiceError extends Error {
  /**
   * @param {string} message
   * @param {string} service
   * @param {readonly string[]} lines
   */
  constructor(message, service, lines) {
    super(message);
    this.service = service;
    this.lines = [...lines];
  }
}

/**
 * @param {string} name
 * @param {Promise<string>} exited
 * @param {AbortSignal} deadline
 * @param {number} silenceMs
 * @returns {Promise<never>}
 */
function failure(name, exited, deadline, silenceMs) {
  return new Promise((_, reject) => {
    exited.then((how) => reject(new Error(`The ${name} ended before it was ready (${how}).`)));
    deadline.addEventListener('abort', () =>
      reject(
        new Error(`The ${name} is not ready, and has reported no progress for ${Math.round(silenceMs / 1000)} s.`),
      ),
    );
  });
}

/**
 * Asks for the readiness page until it says yes.
 * @param {string} url
 * @param {AbortSignal} deadline
 */
async function ready(url, deadline) {
  while (!deadline.aborted) {
    const response = await fetch(new URL('/health/ready', url), { signal: deadline }).catch(() => undefined);
    await response?.body?.cancel();
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/**
 * A log line as data. What is not one of our own JSON lines counts as information, whatever stream it came by.
 * @param {string} line
 * @returns {LogEntry}
 */
export function logEntry(line) {
  try {
    const fields = JSON.parse(line);
    if (typeof fields === 'object' && fields !== null) {
      return { level: levelOf(fields.level), msg: String(fields.msg ?? ''), line, fields };
    }
  } catch {
    // Not JSON: a stack trace or a tool's own text.
  }
  return { level: levels.info, msg: line, line, fields: {} };
}

/**
 * @param {unknown} level a name or a number
 * @returns {number}
 */
function levelOf(level) {
  const named = Object.entries(levels).find(([name]) => name === level);
  return named?.[1] ?? (Number(level) || levels.info);
}
