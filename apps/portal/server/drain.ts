import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { seconds } from '@tutor/rules/time/durations';

const socketsMs = seconds(2);
// As long as the backend gives to its own.
const requestsMs = seconds(10);

/**
 * Lets open requests finish, for a while, and closes each line once it is answered. Sockets of the hub, which stay open for hours,
 * are cut before.
 */
export function createDrain(server: Server): () => Promise<void> {
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (_request, socket) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
  });
  server.on('request', (_request, response) => {
    // A browser keeps its line open for the next request, which is not answered here any more.
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
  return () =>
    new Promise((resolve) => {
      const cutSockets = setTimeout(() => {
        for (const socket of upgraded) socket.destroy();
      }, socketsMs);
      const cut = setTimeout(() => server.closeAllConnections(), requestsMs);
      server.close(() => {
        clearTimeout(cutSockets);
        clearTimeout(cut);
        resolve();
      });
      server.closeIdleConnections();
    });
}
