import type { HubConnection } from '@microsoft/signalr';
import { attemptTimeoutMs, keepAliveIntervalMs, serverTimeoutMs } from '@tutor/rules/realtime/policy';
import type { Hub, OpenHub } from './hub.ts';

/** Where a hub is, and the wire names of the events to listen for. */
export interface SignalrHubOptions {
  /** Same origin. The portal proxies the hub and adds the bearer, so the browser holds no token. */
  url: string;
  eventNames: readonly string[];
  socketConstructor?: typeof WebSocket | undefined;
  /** A bearer for pages that no portal stands before; asked for at each connection. */
  accessToken?: (() => Promise<string>) | undefined;
}

/**
 * Hub connections over SignalR: JSON protocol, WebSockets only, no reconnecting of their own (the connection loop has
 * the one policy). The library is loaded with the first connection, so that a page is interactive without it.
 */
export function signalrHub({
  url,
  eventNames,
  socketConstructor = WebSocket,
  accessToken,
}: SignalrHubOptions): OpenHub {
  return async ({ onEvent, onClose }) => {
    const { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } = await import(
      '@microsoft/signalr'
    );
    const sockets = new Set<WebSocket>();
    // The library cannot abandon a socket that is still opening, so each one is kept until it is closed by `stop`.
    class AbandonableSocket extends socketConstructor {
      constructor(...parameters: ConstructorParameters<typeof WebSocket>) {
        super(...parameters);
        sockets.add(this);
      }
    }
    const httpOptions = {
      transport: HttpTransportType.WebSockets,
      skipNegotiation: false,
      // Bounds the negotiation request itself: the library has no other way to abandon it.
      timeout: attemptTimeoutMs,
      // In the shipped code, not in its types; without it a socket that hangs while opening would block the next try.
      WebSocket: AbandonableSocket,
      ...(accessToken === undefined ? {} : { accessTokenFactory: accessToken }),
    };
    const connection = new HubConnectionBuilder().withUrl(url, httpOptions).configureLogging(LogLevel.None).build();
    connection.serverTimeoutInMilliseconds = serverTimeoutMs;
    connection.keepAliveIntervalInMilliseconds = keepAliveIntervalMs;
    for (const name of eventNames) connection.on(name, (payload: unknown) => onEvent(name, payload));
    connection.onclose(() => onClose());
    return hubOf(connection, HubConnectionState.Connected, sockets);
  };
}

function hubOf(connection: HubConnection, connected: HubConnection['state'], sockets: Set<WebSocket>): Hub {
  return {
    start: () => connection.start(),
    invoke: (method, ...args) => connection.invoke(method, ...args),
    isConnected: () => connection.state === connected,
    async stop() {
      const stopped = connection.stop();
      // An open socket is closed by the library, after its own goodbye.
      for (const socket of sockets) if (socket.readyState === socket.CONNECTING) socket.close();
      await stopped;
    },
  };
}
