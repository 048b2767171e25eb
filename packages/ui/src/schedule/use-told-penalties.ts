import { useState } from 'react';

/** What the service has told of penalties: shares of the fee in percent, by the id of the entry. */
export type ToldPenalties = ReadonlyMap<string, number>;

/** What was told with any refusal so far (`risen`), kept while the next answer is waited for and after it. */
export function useToldPenalties(risen: ToldPenalties | undefined): ToldPenalties {
  const [told, setTold] = useState<ToldPenalties>(new Map());
  const [heard, setHeard] = useState<ToldPenalties>();
  if (risen === undefined || risen === heard) return told;
  const all = new Map([...told, ...risen]);
  setHeard(risen);
  setTold(all);
  return all;
}
