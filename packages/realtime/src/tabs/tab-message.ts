import { z } from 'zod';

/** Far beyond any number of hand-overs; a larger one is not ours. */
const termMax = 1_000_000_000;

/**
 * "This tab holds the connection." The higher term wins; in the same term the greater tab id, so that tabs that claim
 * at the same moment agree without asking each other.
 */
export const claimSchema = z.object({
  tab: z.string().regex(/^[0-9a-z-]{8,64}$/),
  term: z.int().positive().max(termMax),
  /** The holder keeps a Web Lock, by which its end is noticed at once. */
  isLocked: z.boolean(),
});
export type Claim = z.infer<typeof claimSchema>;

/** What tabs tell each other over the BroadcastChannel. */
export const tabMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('claim'), claim: claimSchema }),
  /** The holder's answer to a claim with too low a term, for a tab that could not know the right one. */
  z.object({ type: z.literal('held'), claim: claimSchema }),
  /** A challenge to the holder of the claim. */
  z.object({ type: z.literal('ask'), claim: claimSchema }),
  /** The holder's answer to it. */
  z.object({ type: z.literal('here'), claim: claimSchema }),
  /** The holder goes away. */
  z.object({ type: z.literal('bye'), claim: claimSchema }),
  z.object({ type: z.literal('data'), data: z.unknown() }),
]);
export type TabMessage = z.infer<typeof tabMessageSchema>;

/** Parses a stored claim; anything that is not one, JSON or not, is undefined. */
export function parseStoredClaim(text: string | null): Claim | undefined {
  if (text === null || text.length > 200) return undefined;
  try {
    return claimSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Whether `a` takes the connection from `b`. */
export function outranks(a: Claim, b: Claim): boolean {
  return a.term > b.term || (a.term === b.term && a.tab > b.tab);
}
