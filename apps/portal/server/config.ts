import { randomBytes } from 'node:crypto';
import { type TrustedProxies, trustedProxiesSchema } from '@tutor/api/core/client-address';
import { z } from 'zod';

const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Origin under which browsers reach the portal; without it http://localhost:PORT. */
  PUBLIC_ORIGIN: z.url().optional(),
  /** Proxies in front, as addresses and networks with commas between: what they say of who asks is believed. */
  TRUSTED_PROXIES: trustedProxiesSchema,
  BACKEND_URL: z.url().default('http://127.0.0.1:4100'),
  APP_ID: z.string().min(1),
  APP_SECRET: z.string().min(16, 'at least 16 characters'),
  /** Root of the keys that portal and backend sign by; no other program knows it. */
  ROOT_SECRET: z.string().min(32, 'at least 32 characters'),
  SESSION_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  /** Offers the backend's seeded accounts on the login page. Never on in front of a real backend. */
  DEMO: z.enum(['on', 'off']).default('off'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Identity provider; without it the authority comes from the service's settings. */
  OIDC_AUTHORITY: z.url().optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('tutor-portal'),
  OIDC_RESPONSE_TYPE: z.enum(['id_token token', 'code']).default('id_token token'),
  /** Origin of the AI chat, the one foreign page that may be framed. */
  FRAME_ORIGIN: z.url().optional(),
  /** Standard call timeout in milliseconds, for a slower or a faster line than the specification's 10 s. */
  STANDARD_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).optional(),
});

export interface Config {
  isDevelopment: boolean;
  host: string;
  port: number;
  publicOrigin: string | undefined;
  trustedProxies: TrustedProxies;
  backendUrl: string;
  appId: string;
  appSecret: string;
  rootSecret: string;
  sessionSecret: string;
  isDemo: boolean;
  oidc: { authority: string | undefined; clientId: string; responseType: 'id_token token' | 'code' };
  frameOrigin: string | undefined;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  standardTimeoutMs: number | undefined;
}

/** Reads the environment once. Throws an error that names every variable at fault, and no value. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The portal's environment is not right:\n  ${faults.join('\n  ')}`);
  }
  const env = parsed.data;
  return {
    isDevelopment: env.NODE_ENV === 'development',
    host: env.HOST,
    port: env.PORT,
    publicOrigin: env.PUBLIC_ORIGIN === undefined ? undefined : new URL(env.PUBLIC_ORIGIN).origin,
    trustedProxies: env.TRUSTED_PROXIES,
    backendUrl: env.BACKEND_URL.replace(/(?<!\/)\/+$/, ''),
    appId: env.APP_ID,
    appSecret: env.APP_SECRET,
    rootSecret: env.ROOT_SECRET,
    // Without a secret of its own every restart signs everybody out, which is safe.
    sessionSecret: env.SESSION_SECRET ?? randomBytes(32).toString('base64url'),
    isDemo: env.DEMO === 'on',
    oidc: {
      authority: env.OIDC_AUTHORITY,
      clientId: env.OIDC_CLIENT_ID,
      responseType: env.OIDC_RESPONSE_TYPE,
    },
    frameOrigin: env.FRAME_ORIGIN === undefined ? undefined : new URL(env.FRAME_ORIGIN).origin,
    logLevel: env.LOG_LEVEL,
    standardTimeoutMs: env.STANDARD_TIMEOUT_MS,
  };
}
