import type { Session, Sessions } from '../account/sessions.ts';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';

/** What a handler knows beside its validated query and body. */
export interface CallContext {
  queries: Queries;
  /** The backend's clock when the call was taken up. Rules about time use this and nothing else. */
  now: Date;
  requestId: string;
  /** Proven to come from the portal, and from no other program that signs. */
  isPortal: boolean;
  /** Address of the visitor that the portal asks for; of any other program its own. */
  clientAddress: string;
  log: Log;
  sessions: Sessions;
  /** The call itself, for what answers by headers: a file is told which part of it is asked for. */
  request: Request;
  /** The caller's session where there is one; for calls that anybody may make. */
  session: Session | undefined;
  /** The caller's session; throws ErrorCode 3 without one. */
  requireSession: () => Session;
}
