/** One connection to the hub, used for one try and never started again. */
export interface Hub {
  /** Negotiates, opens the socket and completes the handshake. */
  start(): Promise<void>;
  /** Calls a hub method and waits for its completion. */
  invoke(method: string, ...args: unknown[]): Promise<unknown>;
  isConnected(): boolean;
  /** Closes; also abandons a start that is still under way. */
  stop(): Promise<void>;
}

/** What a hub connection tells. */
export interface HubCallbacks {
  /** An event by its wire name with its first argument, not yet parsed. */
  onEvent(name: string, payload: unknown): void;
  /** The connection closed, for whatever reason. */
  onClose(): void;
}

/** Makes a hub connection that is not yet started. */
export type OpenHub = (callbacks: HubCallbacks) => Promise<Hub>;
