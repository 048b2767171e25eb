import { chat } from '@tutor/api/chat/chat';
import { chatGroups } from '@tutor/api/chat/chat-groups';
import type { Endpoint } from '@tutor/api/core/endpoint';
import type { ImplementedEndpoint } from '@tutor/api/core/implement';
import type { Sessions } from '../../src/account/sessions.ts';
import { chatGroupEndpoints } from '../../src/chat/group-handlers.ts';
import { chatEndpoints } from '../../src/chat/handlers.ts';
import type { PersonRow } from '../../src/chat/people.ts';
import type { Queries } from '../../src/database/database.ts';
import { sessionGone } from '../../src/http/bearer.ts';
import type { CallContext } from '../../src/http/call-context.ts';
import { invalid, Refusal, refusalCodes } from '../../src/http/refusal.ts';
import type { Log } from '../../src/log.ts';

interface CallAsOptions {
  queries: Queries;
  sessions: Sessions;
  chatHubKey: Buffer;
  now: () => Date;
  log: Log;
}

/** A call of the chat by its name in the contract. */
export interface NamedCall {
  name: string;
  body: unknown;
  /** The request by which it came, where it was one of its own. */
  request?: Request;
}

/** Makes a call as somebody of the chat and returns the reply's Body; throws what a handler throws. */
export type CallAs = (person: PersonRow, call: NamedCall) => Promise<unknown>;

/** The chat's calls for people without a session, answered by the handlers that answer the tutors' calls. */
export function createCallAs({ queries, sessions, chatHubKey, now, log }: CallAsOptions): CallAs {
  const callers = new WeakMap<Request, PersonRow>();
  const personOf = async ({ request }: CallContext): Promise<PersonRow> => {
    const caller = callers.get(request);
    if (caller === undefined) throw sessionGone();
    return caller;
  };
  const declared: Readonly<Record<string, Endpoint>> = { ...chat, ...chatGroups };
  const endpoints: readonly ImplementedEndpoint<CallContext>[] = [
    ...chatEndpoints({ personOf, hubKey: chatHubKey }),
    ...chatGroupEndpoints({ personOf }),
  ];
  return async (person, { name, body, request = new Request('http://chat.invalid/') }) => {
    const endpoint = Object.hasOwn(declared, name) ? declared[name] : undefined;
    const implemented = endpoints.find((each) => each.endpoint === endpoint);
    if (endpoint === undefined || implemented === undefined) {
      throw new Refusal(refusalCodes.unknown, 'There is no such call of the chat.', 400);
    }
    callers.set(request, person);
    const reply = await implemented.handle({
      query: undefined,
      body: readBody(endpoint, body),
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

function readBody({ body: schema }: Endpoint, body: unknown): unknown {
  if (schema.safeParse(undefined).success) return undefined;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw invalid(issue?.path.join('.') || 'Parameters', issue?.message ?? 'cannot be used');
}
