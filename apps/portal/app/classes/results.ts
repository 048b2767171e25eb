import { loadPart } from '../kit/beside/parts.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { classIdOf } from './class-detail.server.ts';

/** What is good to know of a class once it is over. The page does not wait for it, and each part may be missing. */
export const loader = guarded(async (args) => {
  const { api } = args;
  const of = { body: { CLID: classIdOf(args) } };
  const [evaluation, score, report] = await Promise.all([
    loadPart(api.classDetail.evaluation(of), ({ body }) => body),
    loadPart(api.classDetail.lessonScore(of), ({ body }) => body),
    loadPart(api.classDetail.aiReport(of), ({ body }) => body),
  ]);
  return { evaluation, score, report };
});
