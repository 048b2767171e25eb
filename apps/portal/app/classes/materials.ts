import { requireFailedCall, shownMessage } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { classIdOf, courseOf, materialsOf } from './class-detail.server.ts';

/** The lessons of another course, for the teaching material list. */
export const loader = guarded(async (args) => {
  const { api } = args;
  const sid = courseOf(args.search.get('sid'));
  try {
    const { body } = await api.classDetail.materials({
      body: { CLID: classIdOf(args), ...(sid === undefined ? {} : { SID: sid }) },
    });
    return { value: materialsOf(body) };
  } catch (error) {
    requireFailedCall(error);
    return { problem: shownMessage(error) };
  }
});
