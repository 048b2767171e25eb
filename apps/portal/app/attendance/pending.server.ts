import type { Guarded } from '../session/guarded.server.ts';

type Api = Guarded['api'];
type Call = ReturnType<Api['attendance']['pending']>;

const memo = new WeakMap<Api, Call>();

/** The call for the classes that wait for an answer: made once for a document, whose frame and page both show them. */
export function pendingCall(api: Api): Call {
  const known = memo.get(api);
  if (known !== undefined) return known;
  const call = api.attendance.pending();
  memo.set(api, call);
  return call;
}
