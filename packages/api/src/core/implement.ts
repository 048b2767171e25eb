import type { z } from 'zod';
import type { Area, Endpoint, HandlerInput } from './endpoint.ts';

/** What a handler gives back: the Body and, where a tutor should read one, a message. */
export interface HandlerReply<E extends Endpoint> {
  body: z.input<E['reply']>;
  message?: string;
  /** In place of the envelope, where the call is answered by a file. */
  file?: Response;
}

/** A handler per endpoint of an area; Context is the server's own (the tutor, the database, …). */
export type Handlers<A extends Area, Context> = {
  readonly [Name in keyof A]: A[Name] extends infer Declared extends Endpoint
    ? (input: HandlerInput<Declared> & Context) => Promise<HandlerReply<Declared>> | HandlerReply<Declared>
    : never;
};

/** One endpoint with the handler that answers it, ready for a server's router. */
export interface ImplementedEndpoint<Context> {
  endpoint: Endpoint;
  handle: (
    input: { query: unknown; body: unknown } & Context,
  ) => Promise<{ body: unknown; message?: string; file?: Response }>;
}

/** Pairs an area's declarations with their handlers. A missing or mistyped handler does not compile. */
export function implement<A extends Area, Context>(
  declared: A,
  handlers: Handlers<A, Context>,
): ImplementedEndpoint<Context>[] {
  return Object.entries(declared).map(([name, endpoint]) => {
    // The mapped type above guarantees the pair; only the index signature is lost here.
    const handler = handlers[name as keyof A] as unknown as ImplementedEndpoint<Context>['handle'];
    return { endpoint, handle: async (input) => handler(input) };
  });
}
