import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header by which the backend tells the portal from the company's other programs, which share the app secret with it. */
export const portalProofHeader = 'portal-proof';

/** What of a call the proof covers. */
export interface ProvenCall {
  method: string;
  path: string;
  requestId: string;
  /** Address of the visitor for whom the portal asks. */
  clientAddress: string | undefined;
}

/** Proof that the portal makes a call, and for whom: what it says of the visitor's address may then be believed. */
export function portalProof({ method, path, requestId, clientAddress = '' }: ProvenCall, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([method, path, requestId, clientAddress]))
    .digest('base64url');
}

/** Whether a received proof fits the call. */
export function isPortalProof(received: string | null, call: ProvenCall, key: Buffer): boolean {
  const given = Buffer.from(received ?? '');
  const expected = Buffer.from(portalProof(call, key));
  return given.length === expected.length && timingSafeEqual(given, expected);
}
