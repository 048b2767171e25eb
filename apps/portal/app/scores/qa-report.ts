import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';

/** Results of the QA test, for their dialog. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.shellNotices.qaReport();
    return json(body.map((item) => ({ name: item.CatName, score: String(item.AllScore) })));
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}
