// The least that brings a text to many listeners: the hub's protocol as far as a listener needs it, no session, no database.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { BareOrder } from '../hub-load-messages.ts';

const end = '\u001e';
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const listeners = new Set<WebSocket>();

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ negotiateVersion: 1, connectionId: 'bare', connectionToken: randomUUID() }));
});
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, (listener) => {
    listeners.add(listener);
    listener.on('close', () => listeners.delete(listener));
    listener.on('message', (data) => {
      if (!String(data).includes('JoinUser')) return;
      listener.send(`{"type":1,"target":"JoinTeacherNotify","arguments":[{"seq":0,"tuid":1}]}${end}`);
    });
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.send?.({ url: `http://127.0.0.1:${port}` });
});

process.on('message', ({ title }: BareOrder) => {
  const bytes = Buffer.from(framesOf(title));
  for (const listener of listeners) listener.send(bytes, { binary: false });
});
process.on('disconnect', () => process.exit(0));

/** What the hub sends for one new message: the message, then the counts. */
function framesOf(title: string): string {
  const item = {
    mid: 100_000,
    title,
    content: '<p>Please read this message.</p>',
    remind: false,
    kind: 'notice',
    sentTime: new Date().toISOString(),
    isRead: false,
    seq: 100,
    source: 'system',
    refId: null,
    answer: null,
  };
  const message = { seq: 100, seqs: [100], items: [item] };
  const counts = { total: 100, notice: 100, warn: 0, remind: 0, seq: 100 };
  return [
    { type: 1, target: 'GetTutorSysMsg', arguments: [message] },
    { type: 1, target: 'GetTutorNotReadMsgCount', arguments: [counts] },
  ]
    .map((frame) => JSON.stringify(frame) + end)
    .join('');
}
