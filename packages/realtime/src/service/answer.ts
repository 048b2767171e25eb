/** What a page's own server answers to a request. */
export type Answer<Body = unknown> =
  | { isDone: true; body: Body }
  | {
      isDone: false;
      /** `refused`: the same request would be refused again. `limited`: later. `unknown`: nobody knows what became of it. */
      kind: 'refused' | 'limited' | 'unknown' | 'signedOut';
      message: string;
    };

/** The service said no, in words for the person who asked. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The service asks to slow down, in words. */
export class TooFastError extends Error {
  override readonly name = 'TooFastError';
}

/** Nobody is signed in any more. */
export class SessionGoneError extends Error {
  override readonly name = 'SessionGoneError';
}

/** The body of an answer; throws the error by which the reason of a refusal is known. */
export function bodyOf<Body>(answer: Answer<Body>): Body {
  if (answer.isDone) return answer.body;
  switch (answer.kind) {
    case 'refused':
      throw new RefusedError(answer.message);
    case 'limited':
      throw new TooFastError(answer.message);
    case 'signedOut':
      throw new SessionGoneError(answer.message);
    case 'unknown':
      throw new Error(answer.message);
  }
}
