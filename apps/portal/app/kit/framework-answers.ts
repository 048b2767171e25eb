// As framework-router.ts, apart from it: no page waits for this.

/** Calls back with each answer of a page's action, once the page's data after it are shown; returns how to stop that. */
export function onActionAnswer(callback: (answer: unknown) => void): () => void {
  let last: unknown;
  return window.__remixRouter.subscribe(({ navigation, actionData }) => {
    const answer = Object.values(actionData ?? {})[0];
    if (navigation.state !== 'idle' || answer === last) return;
    last = answer;
    if (answer !== undefined) callback(answer);
  });
}
