import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type TrustedProxies, trustedProxiesSchema } from '@tutor/api/core/client-address';
import { minutes } from '@tutor/rules/time/durations';
import { z } from 'zod';
import type { IceSettings } from './calls/ice-servers.ts';
import { trainingContentFolder } from './training-content-folder.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const onOff = z
  .enum(['on', 'off'])
  .default('off')
  .transform((value) => value === 'on');

/** Addresses with commas between them. */
function addresses(form: RegExp) {
  return z
    .string()
    .default('')
    .transform((list) => list.split(',').map((address) => address.trim()))
    .transform((list) => list.filter((address) => address !== ''))
    .pipe(z.array(z.string().regex(form, { error: 'has an address of another form' })));
}

/** Where the portal stands unless the settings say otherwise. */
export const defaultPortalOrigin = 'http://localhost:3000';

const environmentSchema = z
  .object({
    HOST: z.string().min(1).default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(4100),
    DATA_DIR: z.string().min(1).default(path.join(repository, 'data')),
    FILES_DIR: z.string().min(1).optional(),
    TRAINING_DIR: z.string().min(1).default(trainingContentFolder),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    APP_ID: z.string().min(1),
    APP_SECRET: z.string().min(8),
    ROOT_SECRET: z.string().min(32),
    SIMULATION: onOff,
    DEMO: onOff,
    CONTROL_KEY: z.string().min(8).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    PUBLIC_BACKEND_URL: z.url({ protocol: /^https?$/ }).optional(),
    PORTAL_ORIGIN: z.url({ protocol: /^https?$/ }).default(defaultPortalOrigin),
    TRUSTED_PROXIES: trustedProxiesSchema,
    LOGIN_ATTEMPTS_PER_MINUTE: z.coerce.number().int().min(1).default(10),
    STUN_URLS: addresses(/^stuns?:[^\s,]+$/),
    TURN_URLS: addresses(/^turns?:[^\s,]+$/),
    TURN_SECRET: z.string().min(16).optional(),
    // Pages ask for others every four minutes (`mesh.ts`).
    TURN_LIFETIME_MINUTES: z.coerce.number().int().min(5).max(60).default(10),
  })
  .refine(({ TURN_URLS, TURN_SECRET }) => TURN_URLS.length === 0 || TURN_SECRET !== undefined, {
    path: ['TURN_SECRET'],
    error: 'is needed with TURN_URLS',
  })
  .refine(({ DEMO, SIMULATION }) => DEMO || !SIMULATION, {
    path: ['SIMULATION'],
    error: 'must be off where DEMO is off: it invents what people do and say',
  });

/** Settings of a backend process. */
export interface Config {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder of the embedded database; unused with a database URL. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Folder of uploaded files; backends that share a database share it too. */
  filesDir: string;
  /** Folder of the training material; by default the one that comes with the service. */
  trainingDir: string;
  appId: string;
  appSecret: string;
  /** Root of the keys that portal and backend sign by; no other program knows it. */
  rootSecret: string;
  /** Address under which browsers and the portal reach this service; without it the address that it listens on. */
  publicUrl: string | undefined;
  /** Origin of the portal: the one place that the identity provider sends tutors back to. */
  portalOrigin: string;
  /** Proxies in front of the identity provider, which browsers reach: what they say of who asks is believed. */
  trustedProxies: TrustedProxies;
  /** The living working day of the demonstration; never without its people. */
  isSimulated: boolean;
  /** Lists the seeded accounts, passwords included. */
  isDemo: boolean;
  /** Opens the control routes to whoever knows it. */
  controlKey: string | undefined;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
  /** Of an address on an account; the other limits of guessing are multiples of it (decision 49). */
  loginAttemptsPerMinute: number;
  /** STUN and TURN servers of calls. */
  ice: IceSettings;
}

/** Whether anything of a demonstration is wanted; without it none of `demo/` is loaded. */
export function isDemonstrated({ isDemo, isSimulated, controlKey }: Config): boolean {
  return isDemo || isSimulated || controlKey !== undefined;
}

/** Settings from environment variables; an empty variable counts as absent. Throws one line that names what is wrong. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    // Names and reasons only: a value may be a secret.
    const problems = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The settings cannot be used. ${problems.join('; ')}`);
  }
  const env = parsed.data;
  return {
    host: env.HOST,
    port: env.PORT,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    filesDir: path.resolve(env.FILES_DIR ?? path.join(env.DATA_DIR, 'files')),
    trainingDir: path.resolve(env.TRAINING_DIR),
    appId: env.APP_ID,
    appSecret: env.APP_SECRET,
    rootSecret: env.ROOT_SECRET,
    publicUrl: env.PUBLIC_BACKEND_URL?.replace(/(?<!\/)\/+$/, ''),
    portalOrigin: new URL(env.PORTAL_ORIGIN).origin,
    trustedProxies: env.TRUSTED_PROXIES,
    isSimulated: env.SIMULATION,
    isDemo: env.DEMO,
    controlKey: env.CONTROL_KEY,
    logLevel: env.LOG_LEVEL,
    loginAttemptsPerMinute: env.LOGIN_ATTEMPTS_PER_MINUTE,
    ice: {
      stunUrls: env.STUN_URLS,
      turnUrls: env.TURN_URLS,
      turnSecret: env.TURN_SECRET,
      turnLifetimeMs: minutes(env.TURN_LIFETIME_MINUTES),
    },
  };
}
