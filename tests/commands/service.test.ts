import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../../scripts/service.mjs';

const service = new URL('../../scripts/service.mjs', import.meta.url).href;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tutor-service-'));
  await writeFile(
    join(folder, 'server.mjs'),
    `import { createServer } from 'node:http';
     const server = createServer((request, response) => response.end('ok'));
     server.listen(0, '127.0.0.1', () => {
       const url = 'http://127.0.0.1:' + server.address().port;
       console.log(JSON.stringify({ level: 30, msg: 'listening', url }));
     });`,
  );
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const options = () => ({
  name: 'portal',
  args: ['server.mjs'],
  cwd: folder,
  env: process.env,
  logFile: join(folder, 'portal.log'),
});

describe('a server that was started', () => {
  it.each([
    ['by an error that nobody catches', `throw new Error('the next one did not start');`],
    ['by process.exit', 'process.exit(3);'],
  ])('does not outlive whoever started it and ended %s', async (_name, end) => {
    const parent = join(folder, 'parent.mjs');
    await writeFile(
      parent,
      `import { startService } from ${JSON.stringify(service)};
       const started = await startService({
         name: 'portal', args: ['server.mjs'], cwd: ${JSON.stringify(folder)}, env: process.env, logFile: 'portal.log',
       });
       console.log(started.url);
       ${end}`,
    );
    const url = (await outputOf(parent)).trim();
    expect(url).toMatch(/^http:/);
    await expect.poll(() => answers(url), { timeout: 20_000 }).toBe(false);
  });

  it('leaves nothing behind in its parent once it has been stopped', async () => {
    const listeners = process.listenerCount('exit');
    const started = await startService(options());
    expect(process.listenerCount('exit')).toBe(listeners + 1);
    await started.stop();
    expect(process.listenerCount('exit')).toBe(listeners);
    expect(await answers(started.url)).toBe(false);
  });

  it('serves although its log cannot be written, and says so once', async () => {
    const lost: Error[] = [];
    const logFile = folder;
    const started = await startService({ ...options(), logFile, onLogLost: (error: Error) => lost.push(error) });
    expect(await answers(started.url)).toBe(true);
    expect(lost).toHaveLength(1);
    await started.stop();
  });

  it('is waited for as long as it reports the steps of its start', async () => {
    await slowServer(10);
    const started = await startService(options(), stepMs * 8);
    expect(await answers(started.url)).toBe(true);
    await started.stop();
  });

  it('is given up when it lives and reports no step, with words that say so', async () => {
    await writeFile(join(folder, 'server.mjs'), `console.log('opening'); setInterval(() => {}, 1_000);`);
    await expect(startService(options(), 300)).rejects.toThrow(
      'The portal is not ready, and has reported no progress for 0 s.',
    );
  });

  it('is given up when it listens and never calls itself ready, however many requests it logs', async () => {
    await writeFile(
      join(folder, 'server.mjs'),
      `import { createServer } from 'node:http';
       const server = createServer((request, response) => {
         console.log(JSON.stringify({ level: 30, msg: 'request' }));
         response.writeHead(503).end();
       });
       server.listen(0, '127.0.0.1', () => {
         console.log(JSON.stringify({ level: 30, msg: 'listening', url: 'http://127.0.0.1:' + server.address().port }));
       });`,
    );
    await expect(startService(options(), 1_000)).rejects.toThrow('has reported no progress for 1 s');
  });

  it('that ends before it is ready leaves nothing behind either', async () => {
    const listeners = process.listenerCount('exit');
    await writeFile(join(folder, 'server.mjs'), 'process.exit(1);');
    await expect(startService(options())).rejects.toThrow('ended before it was ready (exit code 1)');
    expect(process.listenerCount('exit')).toBe(listeners);
  });
});

const stepMs = 400;

/** A server that takes so many steps before it listens. */
function slowServer(steps: number) {
  return writeFile(
    join(folder, 'server.mjs'),
    `import { createServer } from 'node:http';
     for (let step = 1; step <= ${steps}; step += 1) {
       console.log(JSON.stringify({ level: 30, msg: 'starting', step: 'step ' + step }));
       await new Promise((done) => setTimeout(done, ${stepMs}));
     }
     const server = createServer((request, response) => response.end('ok'));
     server.listen(0, '127.0.0.1', () => {
       console.log(JSON.stringify({ level: 30, msg: 'listening', url: 'http://127.0.0.1:' + server.address().port }));
     });`,
  );
}

function outputOf(script: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    child.once('error', reject);
    child.once('exit', () => resolve(text));
  });
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
