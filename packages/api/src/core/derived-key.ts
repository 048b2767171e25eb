import { hkdfSync } from 'node:crypto';

/** What the root secret of portal and backend is used for: a key for each, so that a signature of one is worth nothing in another. */
export type KeyPurpose =
  | 'portal call'
  | 'didi grab'
  | 'didi order'
  | 'classroom'
  | 'open classroom'
  | 'training classroom'
  | 'verification code'
  | 'known place'
  | 'chat hub'
  | 'speed ticket'
  | 'network statement';

/**
 * Key of one purpose, by HKDF-SHA256. The root is ROOT_SECRET, never the app secret, which many programs know (decision 3). What a service
 * gives out and takes back itself is signed for its installation, so that another one with the same secrets does not take it.
 */
export function derivedKey(rootSecret: string, purpose: KeyPurpose, installation = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', rootSecret, installation, `tutor-portal ${purpose}`, 32));
}
