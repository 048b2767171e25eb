import { json, type LoaderFunctionArgs, type TypedResponse } from '@remix-run/node';
import { runLoad } from '../kit/beside/current-load.server.ts';
import { loaderFailure, requireSignedIn, type SignedIn } from './guard.server.ts';

/** A request with the query of its address. */
export interface Visited extends LoaderFunctionArgs {
  search: URLSearchParams;
}

/** A signed-in tutor's request, with the client that speaks for the tutor. */
export interface Guarded extends Visited, SignedIn {}

type DataOf<Answer> = Answer extends TypedResponse<infer Data> ? Data : Answer extends Response ? never : Answer;
type Answering<Answer> = (args: LoaderFunctionArgs) => Promise<TypedResponse<DataOf<Answer>>>;

/**
 * A loader or an action for signed-in tutors. Anybody else goes to the way in. Gives plain data, or a Response where headers or a
 * status matter. A call that failed is mapped here: a lost session leads to /login, anything else to the nearest error boundary.
 */
export function guarded<Answer>(answer: (args: Guarded) => Answer | Promise<Answer>): Answering<Answer> {
  return visited(async (args) => answer({ ...args, ...(await requireSignedIn(args)) }));
}

/** The same for anybody. */
export function visited<Answer>(answer: (args: Visited) => Answer | Promise<Answer>): Answering<Answer> {
  return async (args) => {
    try {
      const { searchParams: search } = new URL(args.request.url);
      const answered = await runLoad(args.context, () => answer({ ...args, search }));
      // Either the data themselves, or a Response with just these.
      return (answered instanceof Response ? answered : json(answered)) as TypedResponse<DataOf<Answer>>;
    } catch (error) {
      if (error instanceof Response) throw error;
      throw await loaderFailure(error, args);
    }
  };
}
