import { createServer, type IncomingMessage } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';

/** Ends every message of the hub protocol. */
const end = '\u001e';

export type Hang = 'negotiate' | 'upgrade' | 'handshake' | 'join';

export interface SignalrServer {
  url: string;
  /** What never gets an answer. */
  hang: Hang | undefined;
  negotiateStatus: number;
  /** Every message of a client beside the handshake and pings. */
  received: unknown[];
  sockets: Set<WebSocket>;
  upgrades: number;
  /** Negotiations and upgrades that the client abandoned before they were answered. */
  abandoned: string[];
  send(message: unknown): void;
  close(): Promise<void>;
}

/** A hub that speaks just enough of the protocol to show what the shipped client does on the wire. */
export async function startSignalrServer(): Promise<SignalrServer> {
  const http = createServer((request, response) => {
    request.on('close', () => {
      if (!response.writableEnded) server.abandoned.push('negotiate');
    });
    request.resume();
    if (server.hang === 'negotiate') return;
    response.writeHead(server.negotiateStatus, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        negotiateVersion: 1,
        connectionId: 'id',
        connectionToken: 'token',
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }],
      }),
    );
  });
  const upgrades = new WebSocketServer({ noServer: true });
  http.on('upgrade', (request: IncomingMessage, socket, head) => {
    server.upgrades += 1;
    if (server.hang === 'upgrade') {
      socket.on('error', () => {});
      socket.on('end', () => {
        server.abandoned.push('upgrade');
        socket.end();
      });
      socket.resume();
      return;
    }
    upgrades.handleUpgrade(request, socket, head, accept);
  });

  function accept(socket: WebSocket): void {
    server.sockets.add(socket);
    socket.on('close', () => server.sockets.delete(socket));
    socket.on('message', (data) => {
      for (const text of data.toString().split(end).filter(Boolean)) answer(socket, JSON.parse(text));
    });
  }

  function answer(socket: WebSocket, message: Record<string, unknown>): void {
    if ('protocol' in message) {
      if (server.hang !== 'handshake') socket.send(`{}${end}`);
    } else if (message.type !== 6) {
      server.received.push(message);
      if (message.invocationId !== undefined && server.hang !== 'join') {
        socket.send(JSON.stringify({ type: 3, invocationId: message.invocationId }) + end);
      }
    }
  }

  const server: SignalrServer = {
    url: '',
    hang: undefined,
    negotiateStatus: 200,
    received: [],
    sockets: new Set(),
    upgrades: 0,
    abandoned: [],
    send(message) {
      for (const socket of server.sockets) socket.send(JSON.stringify(message) + end);
    },
    close() {
      for (const socket of server.sockets) socket.terminate();
      http.closeAllConnections();
      return new Promise((resolve) => http.close(() => resolve()));
    },
  };
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  server.url = `http://127.0.0.1:${address.port}/hubs/tutor`;
  return server;
}
