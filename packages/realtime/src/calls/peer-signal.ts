import { z } from 'zod';

/** Candidates of one signal. */
export const candidatesMax = 60;

/**
 * What two pages tell each other on the way to a connection. `session` counts the connections that the two have built, `number` the
 * signals of one session in one direction, without a gap: so each side reads them in the order in which they were sent.
 */
const peerSignalSchema = z.object({
  session: z.int().nonnegative(),
  number: z.int().positive(),
  description: z.object({ type: z.enum(['offer', 'answer']), sdp: z.string() }).optional(),
  candidates: z
    .array(
      z.object({
        candidate: z.string(),
        sdpMid: z.string().nullable().default(null),
        sdpMLineIndex: z.int().min(0).max(65_535).nullable().default(null),
        usernameFragment: z.string().nullable().default(null),
      }),
    )
    .max(candidatesMax)
    .optional(),
  /** The session cannot be continued: the other side is asked to begin a new one. */
  isBroken: z.boolean().optional(),
});
export type PeerSignal = z.output<typeof peerSignalSchema>;

/** What one signal says, without its place. */
export type SignalContent = Omit<PeerSignal, 'session' | 'number'>;

/** Reads a body of another page; undefined where it is none of ours. */
export function readPeerSignal(body: string): PeerSignal | undefined {
  return readJson(body, peerSignalSchema);
}

const pageMessageSchema = z.object({
  isMicOn: z.boolean(),
  isCameraOn: z.boolean(),
  isSharing: z.boolean(),
  isSpeaking: z.boolean(),
  /** The page leaves the call. */
  isLeaving: z.boolean().default(false),
});
export type PageMessage = z.output<typeof pageMessageSchema>;

/** Reads what a connected page says of itself; undefined where it is none of ours. */
export function readPageMessage(text: unknown): PageMessage | undefined {
  return typeof text === 'string' && text.length < 1_000 ? readJson(text, pageMessageSchema) : undefined;
}

function readJson<Value>(text: string, schema: z.ZodType<Value>): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
