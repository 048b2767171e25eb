import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { oidcKeys } from './tables.ts';

const keysSchema = z.object({
  signingKeys: z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })).min(1) }),
  cookieKeys: z.array(z.string().min(32)).min(1),
});

/** Keys of the identity provider: private JWKs that sign, and secrets that seal its cookies. */
export type IdentityKeys = z.output<typeof keysSchema>;

const only = 1;

/** The keys of the service, made at the very first start and the same for ever after. */
export function readIdentityKeys(database: Database, now: Date): Promise<IdentityKeys> {
  return database.exclusively(async (queries) => {
    const [known] = await queries.select().from(oidcKeys).where(eq(oidcKeys.id, only));
    if (known !== undefined) return keysSchema.parse(known);
    const made = {
      signingKeys: { keys: [await makeSigningKey()] },
      cookieKeys: [randomBytes(32).toString('base64url')],
    };
    await queries.insert(oidcKeys).values({ id: only, ...made, createdAt: now });
    return made;
  });
}

async function makeSigningKey(): Promise<IdentityKeys['signingKeys']['keys'][number]> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: randomUUID(), alg: 'RS256', use: 'sig' };
}
