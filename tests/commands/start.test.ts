import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const start = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
let occupier: Server | undefined;

describe('npm start', () => {
  afterEach(() => {
    occupier?.close();
  });

  it.each(['PORT', 'BACKEND_PORT'])('names %s when that port is taken, and starts nothing', async (variable) => {
    const port = await occupy();
    const { code, output } = await run({ PORT: '0', BACKEND_PORT: '0', [variable]: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).toContain(`${variable}=${port + 1} npm start`);
    expect(output).not.toContain('at ');
  });

  it.each(['abc', '-1', '70000', '1.5'])('refuses %s as a port', async (port) => {
    const { code, output } = await run({ PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`PORT=${port} is not a port`);
  });

  it.each([
    ['a port of sieve', { BACKEND_PORT: '4190' }, /^Port 4190 belongs to another protocol.*BACKEND_PORT/],
    ['a port of chats', { PORT: '6679' }, /^Port 6679 belongs to another protocol.* PORT\./],
    ['one port for both', { PORT: '4999', BACKEND_PORT: '4999' }, /^PORT and BACKEND_PORT are both 4999/],
    ['another machine’s address', { HOST: '192.0.2.1' }, /^HOST=192\.0\.2\.1 is no address of this machine/],
    [
      'an origin without its scheme',
      { PUBLIC_ORIGIN: 'portal.example' },
      /^PUBLIC_ORIGIN=portal\.example is not an address/,
    ],
    ['a file as data folder', { DATA_DIR: start }, /^The data folder .*start\.mjs cannot be used \(EEXIST\).*DATA_DIR/],
    [
      'a data folder below a file',
      { DATA_DIR: join(start, 'data') },
      /^The data folder .*data cannot be used \(ENOTDIR\).*DATA_DIR/,
    ],
    [
      'an old Node',
      { NODE_OPTIONS: `--import ${nodeOf('18.20.0')}` },
      /^Node 20\.19 or newer is needed; this is 18\.20\.0/,
    ],
  ])('says at once what is wrong with %s', async (_name, environment, reason) => {
    const { code, output } = await run({ PORT: '0', BACKEND_PORT: '0', ...environment });
    expect(code).toBe(1);
    expect(output.trim()).toMatch(reason);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('needs nothing that has to be installed to say what is wrong', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tutor-clone-'));
    await cp(dirname(start), join(folder, 'scripts'), { recursive: true });
    const { output } = await run({ PORT: 'abc' }, join(folder, 'scripts/start.mjs'));
    await rm(folder, { recursive: true });
    expect(output.trim()).toBe('PORT=abc is not a port.');
  });

  it('names the file of the secrets when it holds none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tutor-start-'));
    await writeFile(join(folder, 'secrets.json'), '{"sessionSecret":');
    const { code, output } = await run({ PORT: '0', BACKEND_PORT: '0', DATA_DIR: folder });
    await rm(folder, { recursive: true });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `${join(folder, 'secrets.json')} does not hold the secrets. Remove it to have new ones made (everybody signs in again).`,
    );
  });
});

/** A module that has the process believe that it runs on another Node. */
function nodeOf(version: string): string {
  return `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'${version}'})`;
}

async function occupy(): Promise<number> {
  const server = createServer();
  occupier = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function run(env: Readonly<Record<string, string>>, script = start): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}
