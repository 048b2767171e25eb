import type { QaItem } from '@tutor/rules/scores/qa-report';
import { loadPart } from '../kit/beside/parts.server.ts';
import { guarded } from '../session/guarded.server.ts';

/** Results of the QA test, for their dialog; a failed call is told there, and the page stays. */
export const loader = guarded(async ({ api }) => ({
  items: await loadPart(api.shellNotices.qaReport(), ({ body }) =>
    body.map((item): QaItem => ({ name: item.CatName, score: String(item.AllScore) })),
  ),
}));
