import { json } from '@remix-run/node';
import type { QaItem } from '@tutor/rules/scores/qa-report';
import { requireFailedCall, shownMessage } from '../kit/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';

interface Report {
  items: QaItem[];
  error: string | null;
}

/** Results of the QA test, for their dialog; a failed call is told there, and the page stays. */
export const loader = guarded(async ({ api }) => {
  try {
    const { body } = await api.shellNotices.qaReport();
    return json<Report>({
      items: body.map((item) => ({ name: item.CatName, score: String(item.AllScore) })),
      error: null,
    });
  } catch (error) {
    requireFailedCall(error);
    return json<Report>({ items: [], error: shownMessage(error) });
  }
});
