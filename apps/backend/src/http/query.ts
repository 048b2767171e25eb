import { requirePlainText } from './json-body.ts';
import { Refusal, refusalCodes } from './refusal.ts';

/** Query parameters by name. A name given twice is refused: two readers could choose differently. */
export function readQuery(url: URL): Readonly<Record<string, string>> {
  const query = new Map<string, string>();
  for (const [name, value] of url.searchParams) {
    requirePlainText('Query', name);
    requirePlainText(name, value);
    if (query.has(name)) throw new Refusal(refusalCodes.invalid, 'Query: a parameter is given twice', 400);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
