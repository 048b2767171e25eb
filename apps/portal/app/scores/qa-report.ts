import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import type { QaItem } from '@tutor/rules/scores/qa-report';
import { shownMessage } from '../kit/failed-call.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';

interface Report {
  items: QaItem[];
  error: string | null;
}

/** Results of the QA test, for their dialog; a failed call is told there, and the page stays. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.shellNotices.qaReport();
    return json<Report>({
      items: body.map((item) => ({ name: item.CatName, score: String(item.AllScore) })),
      error: null,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return json<Report>({ items: [], error: shownMessage(error) });
  }
}
