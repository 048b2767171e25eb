import { execFile } from 'node:child_process';
import { createServer, type Server } from 'node:net';
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
});

async function occupy(): Promise<number> {
  const server = createServer();
  occupier = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function run(env: Readonly<Record<string, string>>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [start], { env: { ...process.env, ...env } }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : Number(error.code), output: stdout + stderr });
    });
  });
}
