import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { loadPart } from '../kit/parts.server.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { classIdOf } from './class-detail.server.ts';

/** What is good to know of a class once it is over. The page does not wait for it, and each part may be missing. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const of = { body: { CLID: classIdOf(args) } };
  try {
    const [evaluation, score, report] = await Promise.all([
      loadPart(api.classDetail.evaluation(of), ({ body }) => body),
      loadPart(api.classDetail.lessonScore(of), ({ body }) => body),
      loadPart(api.classDetail.aiReport(of), ({ body }) => body),
    ]);
    return json({ evaluation, score, report });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}
