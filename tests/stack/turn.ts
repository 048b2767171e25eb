import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** A TURN server on loopback, and what a backend is told of it. */
export interface TurnServer {
  port: number;
  /** Settings of a backend that hands out credentials for it. */
  settings: { TURN_URLS: string; TURN_SECRET: string };
  stop: () => Promise<void>;
}

const readyWithinMs = 10_000;

/**
 * Starts Debian's coturn with the secret that credentials are made by. Where it is missing it is installed, as root on Debian;
 * undefined, with a line that says so, where that cannot be.
 */
export async function startTurn(): Promise<TurnServer | undefined> {
  if (!hasTurnServer()) {
    process.stderr.write('Skipped: there is no TURN server here. Install coturn (apt-get install coturn).\n');
    return undefined;
  }
  const [port, secret] = [await freePort(), randomBytes(24).toString('hex')];
  const server = spawn('turnserver', argumentsFor(port, secret), { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = (): Promise<void> => {
    server.kill('SIGKILL');
    return ended;
  };
  if (await listensSoon(port)) {
    const address = `turn:127.0.0.1:${port}`;
    return {
      port,
      settings: { TURN_URLS: `${address}?transport=udp,${address}?transport=tcp`, TURN_SECRET: secret },
      stop,
    };
  }
  await stop();
  throw new Error(`turnserver does not listen on port ${port}`);
}

function argumentsFor(port: number, secret: string): string[] {
  // No file of the machine is read or written, and nothing but loopback is reached.
  const options = {
    c: '/dev/null',
    'listening-ip': '127.0.0.1',
    'relay-ip': '127.0.0.1',
    'listening-port': String(port),
    'min-port': '32001',
    'max-port': '32700',
    realm: 'tutor.test',
    'static-auth-secret': secret,
    'log-file': '/dev/null',
    pidfile: '/dev/null',
    userdb: ':memory:',
  };
  const flags = ['--use-auth-secret', '--fingerprint', '--no-tls', '--no-dtls', '--no-cli', '--allow-loopback-peers'];
  const given = Object.entries(options).flatMap(([name, value]) => [
    name.length === 1 ? `-${name}` : `--${name}`,
    value,
  ]);
  return [...given, ...flags];
}

function hasTurnServer(): boolean {
  const isThere = (): boolean => spawnSync('turnserver', ['--version'], { stdio: 'ignore' }).error === undefined;
  if (isThere()) return true;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'coturn');
  return isThere();
}

async function listensSoon(port: number): Promise<boolean> {
  const until = performance.now() + readyWithinMs;
  while (performance.now() < until) {
    if (await listens(port)) return true;
    await wait(50);
  }
  return false;
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
