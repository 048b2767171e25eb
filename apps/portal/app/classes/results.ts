import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { loaderFailure, requireSignedIn, shownMessage } from '../account/guard.server.ts';
import type { Part } from '../shell/parts.ts';
import { classIdOf } from './class-detail.server.ts';

/** What is good to know of a class once it is over. The page does not wait for it, and each part may be missing. */
export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  const of = { body: { CLID: classIdOf(args) } };
  try {
    const [evaluation, score, report] = await Promise.all([
      optional(api.classDetail.evaluation(of)),
      optional(api.classDetail.lessonScore(of)),
      optional(api.classDetail.aiReport(of)),
    ]);
    return json({ evaluation, score, report });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

async function optional<Value>(call: Promise<{ body: Value }>): Promise<Part<Value>> {
  try {
    return { value: (await call).body };
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'sessionGone') throw error;
    return { problem: shownMessage(error) };
  }
}
