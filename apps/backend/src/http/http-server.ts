import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { seconds } from '@tutor/rules/time/durations';

const drainMs = seconds(10);
const goodbyeMs = seconds(2);

/** Starts to listen and returns the address; port 0 takes any that is free. */
export function listen(http: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, () => {
      http.off('error', reject);
      const address: AddressInfo | string | null = http.address();
      const bound = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}

/** Lets open requests finish, for a while; then cuts them. */
export function drain(http: Server, hub: { terminate: () => void }): Promise<void> {
  return new Promise((resolve) => {
    const cutSockets = setTimeout(() => hub.terminate(), goodbyeMs);
    const cut = setTimeout(() => http.closeAllConnections(), drainMs);
    http.close(() => {
      clearTimeout(cutSockets);
      clearTimeout(cut);
      hub.terminate();
      resolve();
    });
    http.closeIdleConnections();
  });
}
