import { guarded } from '../session/guarded.server.ts';
import { classIdOf } from './class-detail.server.ts';
import { intoClassroom } from './classroom-redirect.server.ts';

/** Leads into the classroom of an open class, or back to the list when it is not open. */
export const loader = guarded((args) => {
  const of = { body: { OpenClassID: classIdOf(args) } };
  return intoClassroom(args, {
    address: async ({ openClasses }, isInClient) =>
      (isInClient ? await openClasses.joinClient(of) : await openClasses.join(of)).body.Url,
    backTo: '/publicClass',
  });
});
