// A process of its own with what uploads are compared with: a tus server and a plain PUT, beside the page that uses them.
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { servePage } from '../measured-page.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: upload-server.ts FOLDER');
const tusFolder = join(folder, 'tus');
await mkdir(tusFolder, { recursive: true });

const tus = new Server({ path: '/tus', datastore: new FileStore({ directory: tusFolder }) });
const server = createServer((request, response) => {
  if (request.url?.startsWith('/tus')) {
    void tus.handle(request, response);
  } else if (request.url === '/raw') {
    const file = join(folder, 'raw');
    pipeline(request, createWriteStream(file))
      .then(() => rm(file))
      .then(
        () => response.writeHead(204).end(),
        () => response.destroy(),
      );
  } else {
    servePage(request, response);
  }
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
