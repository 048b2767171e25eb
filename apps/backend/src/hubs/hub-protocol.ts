import { z } from 'zod';

/** Ends every message of the SignalR JSON protocol. */
export const recordSeparator = '\u001e';

/** Message types of the hub protocol that this hub sends or heeds (HubProtocol.md). */
const messageTypes = { invocation: 1, streamInvocation: 4, completion: 3, ping: 6, close: 7 } as const;

/** Why a connection cannot go on; its text goes to the client. */
export class HubProtocolError extends Error {
  override readonly name = 'HubProtocolError';
}

const handshakeSchema = z.looseObject({ protocol: z.string(), version: z.int() });

const invocationSchema = z.looseObject({
  target: z.string(),
  arguments: z.array(z.unknown()),
  invocationId: z.string().optional(),
});

/** A client's message, reduced to what this hub heeds. */
export type ClientMessage =
  | { kind: 'invocation'; target: string; arguments: readonly unknown[]; invocationId: string | undefined }
  /** Streams are not offered; told apart only so that the client gets an answer. */
  | { kind: 'stream'; target: string; invocationId: string | undefined }
  | { kind: 'close' }
  /** Pings, acknowledgements and whatever newer clients may say. */
  | { kind: 'ignored' };

/** Throws a HubProtocolError unless the client asks for JSON in a version we speak. */
export function requireHandshake(text: string): void {
  const parsed = handshakeSchema.safeParse(parseJson(text));
  if (!parsed.success) throw new HubProtocolError('Handshake was not understood.');
  const { protocol, version } = parsed.data;
  if (protocol !== 'json') throw new HubProtocolError(`The protocol '${protocol.slice(0, 40)}' is not supported.`);
  // A client that negotiated stateful reconnect says 2; the messages are the same.
  if (version !== 1 && version !== 2) throw new HubProtocolError(`The server does not support version ${version}.`);
}

/** A client's message; throws a HubProtocolError for anything that is not one. */
export function parseClientMessage(text: string): ClientMessage {
  const json = parseJson(text);
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'number') {
    throw new HubProtocolError('A message was not understood.');
  }
  if (json.type === messageTypes.close) return { kind: 'close' };
  if (json.type !== messageTypes.invocation && json.type !== messageTypes.streamInvocation) return { kind: 'ignored' };
  const invocation = invocationSchema.safeParse(json);
  if (!invocation.success) throw new HubProtocolError('An invocation was not understood.');
  const { target, invocationId } = invocation.data;
  return json.type === messageTypes.invocation
    ? { kind: 'invocation', target, arguments: invocation.data.arguments, invocationId }
    : { kind: 'stream', target, invocationId };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new HubProtocolError('A message was not JSON.');
  }
}

/** A message as it goes out: one frame, closed by the separator. */
function frame(message: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(message) + recordSeparator;
}

export const pingFrame = frame({ type: messageTypes.ping });
export const handshakeFrame = frame({});

export function eventFrame(target: string, payload: unknown): string {
  return frame({ type: messageTypes.invocation, target, arguments: [payload] });
}

export function completionFrame(invocationId: string, error?: string): string {
  return frame({ type: messageTypes.completion, invocationId, ...(error === undefined ? {} : { error }) });
}

export function closeFrame(options: { error?: string; allowReconnect?: boolean }): string {
  return frame({ type: messageTypes.close, ...options });
}
