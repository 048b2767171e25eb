/** Answers that were sent and whose outcome is not known yet, by attempt: a page that was left may have sent them. */
const onTheWay = new Map<number, Set<Promise<unknown>>>();

/** Notes an answer as on its way until its outcome is known. */
export function noteOnTheWay<Outcome>(recodeId: number, sending: Promise<Outcome>): Promise<Outcome> {
  const known = onTheWay.get(recodeId) ?? new Set();
  onTheWay.set(recodeId, known);
  known.add(sending);
  const settle = (): void => {
    known.delete(sending);
    if (known.size === 0) onTheWay.delete(recodeId);
  };
  sending.then(settle, settle);
  return sending;
}

/** Waits until no answer of an attempt is on its way; undefined where none is. */
export function onceAllArrived(recodeId: number): Promise<unknown> | undefined {
  const known = onTheWay.get(recodeId);
  return known === undefined ? undefined : Promise.allSettled(known);
}
