import type { Hono } from 'hono';
import type { Passwords } from './account/passwords.ts';
import type { Sessions } from './account/sessions.ts';
import type { classes } from './classes/tables.ts';
import type { Database, Queries } from './database/database.ts';
import type { KnownNews } from './hubs/known-news.ts';
import type { OfferedAccount } from './identity/identity-pages.ts';

/** What a demonstration builds on. */
interface DemonstrationTools {
  database: Database;
  passwords: Passwords;
  sessions: Sessions;
  knownNews: KnownNews;
  now: () => Date;
}

/** What a demonstration adds to the service. The service is whole without one. */
export interface Demonstration {
  /** Fills the database after the company's own seeds. Running it again changes nothing. */
  seed: () => Promise<void>;
  /** What the sign-in page offers, passwords included. */
  accounts: readonly OfferedAccount[];
  /** More routes, by the path under which they are mounted. */
  routes: Readonly<Record<string, Hono>>;
  /** Answers a call of the contract in place of its handler; undefined where the call goes on. */
  standIn: (path: string, tuid: number | undefined) => Promise<Response | undefined>;
  /** Follows in the transaction that ends a class that was held. */
  onClassHeld: (tx: Queries, lesson: typeof classes.$inferSelect) => Promise<void>;
  /** After what the service's own clock brings about. */
  runClockwork: (now: Date) => Promise<void>;
  /** After the service's own housekeeping. */
  runHousekeeping: (now: Date) => Promise<void>;
}

/** Makes a demonstration on a service that is being put together. */
export type Demonstrate = (tools: DemonstrationTools) => Demonstration;
