import type { Hono } from 'hono';
import type { Passwords } from './account/passwords.ts';
import type { Sessions } from './account/sessions.ts';
import type { IceSettings } from './calls/ice-servers.ts';
import type { classes } from './classes/tables.ts';
import type { Database, Queries } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { KnownNews } from './hubs/known-news.ts';
import type { OfferedAccount } from './identity/identity-pages.ts';
import type { Log } from './log.ts';

/** What a demonstration builds on. */
interface DemonstrationTools {
  database: Database;
  passwords: Passwords;
  sessions: Sessions;
  knownNews: KnownNews;
  store: FileStore;
  /** By which tokens of the chat's hub are signed. */
  chatHubKey: Buffer;
  /** Servers that help pages of a call to find each other. */
  ice: IceSettings;
  /** Where browsers reach the service; known once it listens. */
  publicUrl: () => string;
  log: Log;
  now: () => Date;
}

/** What is done from time to time, by the names that the log tells. */
export type ClockRules = Readonly<Record<string, (now: Date) => Promise<unknown>>>;

/** What a demonstration adds to the service. The service is whole without one. */
export interface Demonstration {
  /** Fills the database after the company's own seeds. Running it again changes nothing. `onStep` takes the words of each step. */
  seed: (onStep: (step: string) => void) => Promise<void>;
  /** What the sign-in page offers, passwords included. */
  accounts: readonly OfferedAccount[];
  /** More routes, by the path under which they are mounted. */
  routes: Readonly<Record<string, Hono>>;
  /** Answers a call of the contract in place of its handler; undefined where the call goes on. */
  standIn: (path: string, tuid: number | undefined) => Promise<Response | undefined>;
  /** Follows in the transaction that ends a class that was held. */
  onClassHeld: (tx: Queries, lesson: typeof classes.$inferSelect) => Promise<void>;
  /** Run after the rules of the service's own clock. */
  clockRules: ClockRules;
  /** Run after the service's own housekeeping. */
  housekeepingRules: ClockRules;
}

/** Makes a demonstration on a service that is being put together. */
export type Demonstrate = (tools: DemonstrationTools) => Demonstration;
