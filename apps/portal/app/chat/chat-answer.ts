/** What the portal answers to a call of the chat. */
export type ChatAnswer<Body> =
  | { isDone: true; body: Body }
  | {
      isDone: false;
      /** `refused`: the same call would be refused again. `limited`: later. `unknown`: nobody knows what became of it. */
      kind: 'refused' | 'limited' | 'unknown' | 'signedOut';
      message: string;
    };
