import { calls } from '@tutor/api/calls/calls';
import { chat } from '@tutor/api/chat/chat';
import { chatGroups } from '@tutor/api/chat/chat-groups';
import type { Endpoint } from '@tutor/api/core/endpoint';
import type { ImplementedEndpoint } from '@tutor/api/core/implement';
import { uploads } from '@tutor/api/uploads/uploads';
import type { Sessions } from '../../src/account/sessions.ts';
import { callEndpoints } from '../../src/calls/handlers.ts';
import type { IceSettings } from '../../src/calls/ice-servers.ts';
import { chatGroupEndpoints } from '../../src/chat/group-handlers.ts';
import { chatEndpoints } from '../../src/chat/handlers.ts';
import type { PersonRow } from '../../src/chat/people.ts';
import type { Queries } from '../../src/database/database.ts';
import { personAsOwner } from '../../src/files/file-owner.ts';
import type { FileStore } from '../../src/files/file-store.ts';
import { sessionGone } from '../../src/http/bearer.ts';
import type { CallContext } from '../../src/http/call-context.ts';
import { inputReader } from '../../src/http/input-reader.ts';
import { Refusal, refusalCodes } from '../../src/http/refusal.ts';
import type { Log } from '../../src/log.ts';
import { uploadEndpoints } from '../../src/uploads/handlers.ts';

interface CallAsOptions {
  queries: Queries;
  sessions: Sessions;
  store: FileStore;
  chatHubKey: Buffer;
  ice: IceSettings;
  now: () => Date;
  log: Log;
}

/** Calls of the chat, and those of its audio and video calls as 'calls.invite', since groups have an `invite` of their own. */
export const chatCalls: Readonly<Record<string, Endpoint>> = {
  ...chat,
  ...chatGroups,
  ...Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [`calls.${name}`, endpoint])),
};

/** A call of `chatCalls`, or one of uploads by its name in the contract. */
export interface NamedCall {
  name: string;
  query?: unknown;
  body: unknown;
  /** The request by which it came, where it was one of its own. */
  request?: Request;
}

/** Makes a call as somebody of the chat and returns the reply's Body; throws what a handler throws. */
export type CallAs = (person: PersonRow, call: NamedCall) => Promise<unknown>;

/** The chat's calls for people without a session, answered by the handlers that answer the tutors' calls. */
export function createCallAs({ queries, sessions, store, chatHubKey, ice, now, log }: CallAsOptions): CallAs {
  const callers = new WeakMap<Request, PersonRow>();
  const personOf = async ({ request }: CallContext): Promise<PersonRow> => {
    const caller = callers.get(request);
    if (caller === undefined) throw sessionGone();
    return caller;
  };
  const declared: Readonly<Record<string, Endpoint>> = { ...chatCalls, ...uploads };
  const endpoints: readonly ImplementedEndpoint<CallContext>[] = [
    ...chatEndpoints({ personOf, hubKey: chatHubKey }),
    ...chatGroupEndpoints({ personOf }),
    ...callEndpoints({ personOf, ice }),
    ...uploadEndpoints({ store, ownerOf: async (context) => personAsOwner(await personOf(context)) }),
  ];
  return async (person, { name, query, body, request = new Request('http://chat.invalid/') }) => {
    const endpoint = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const implemented = endpoints.find((each) => each.endpoint === endpoint);
    if (endpoint === undefined || implemented === undefined) {
      throw new Refusal(refusalCodes.unknown, 'There is no such call of the chat.', 400);
    }
    callers.set(request, person);
    const reply = await implemented.handle({
      query: inputReader(endpoint.query)(query),
      body: inputReader(endpoint.body)(body),
      queries,
      sessions,
      log,
      now: now(),
      requestId: '',
      isPortal: false,
      clientAddress: 'unknown',
      request,
      session: undefined,
      requireSession: () => {
        throw sessionGone();
      },
    });
    // As the portal's client reads it.
    return endpoint.reply.parse(reply.body) ?? null;
  };
}
