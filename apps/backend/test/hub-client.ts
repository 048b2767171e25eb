import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';

/** The shipped client as the portal's browser uses it, with the bearer in the header as the portal's proxy sends it. */
export function hubClient(url: string, token: string): HubConnection {
  return new HubConnectionBuilder()
    .withUrl(`${url}/hubs/tutor`, {
      transport: HttpTransportType.WebSockets,
      headers: { Authorization: `Bearer ${token}` },
    })
    .configureLogging(LogLevel.None)
    .build();
}

/** What a client hears of one event, in order, and a way to wait for the next that fits. */
export class Heard<Payload> {
  readonly payloads: Payload[] = [];
  readonly #waiting = new Set<() => void>();

  constructor(connection: HubConnection, event: string) {
    connection.on(event, (payload: Payload) => {
      this.payloads.push(payload);
      for (const look of [...this.#waiting]) look();
    });
  }

  /** The first payload, heard already or still to come, that fits. */
  until(fits: (payload: Payload) => boolean): Promise<Payload> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = this.payloads.find(fits);
        if (found === undefined) return;
        this.#waiting.delete(look);
        resolve(found);
      };
      this.#waiting.add(look);
      look();
    });
  }
}
