import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Where queries go: the database itself or an open transaction of it, whichever engine is behind. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/**
 * Name of statements that are built once and sent whole each time. The database must keep none: the connections to the embedded
 * engine are one session behind, in which a second one's statement of the same name is refused.
 */
export const unnamed = '';

/** Channel of every notice between the processes of one service. */
export const noticeChannel = 'tutor_portal';

export interface NoticeListener {
  /** A committed change, as its small notice text. */
  onNotice: (notice: string) => void;
  /** Notices may have been missed: look at everything again. */
  onGap: () => void;
}

/** One database behind one face: embedded PGlite or a PostgreSQL server. */
export interface Database {
  queries: Queries;
  /** Runs `work` while no other process of the service runs its own: migrations and seeds. */
  exclusively: <Result>(work: (queries: Queries) => Promise<Result>) => Promise<Result>;
  /** Brings the tables to the newest migration. */
  migrate: () => Promise<void>;
  /** Starts to hear notices; once for each process. */
  listen: (listener: NoticeListener) => Promise<void>;
  /** Rejects unless the database answers and can write. */
  checkWritable: () => Promise<void>;
  /** Does from time to time what a server does by itself: gives room back that changes left behind. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}
