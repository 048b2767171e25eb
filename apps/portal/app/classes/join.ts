import { tencentClassroomTool } from '@tutor/rules/classes/classroom-url';
import type { Api } from '../session/api.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { classIdOf } from './class-detail.server.ts';
import { intoClassroom } from './classroom-redirect.server.ts';

/** Leads into the classroom: the browser to its page, the desktop client to its own. Back to the class when it is not open. */
export const loader = guarded((args) => {
  const clid = classIdOf(args);
  return intoClassroom(args, {
    address: (api, isInClient) => classroomUrl(api, clid, isInClient),
    backTo: `/classDetail/${clid}`,
  });
});

async function classroomUrl(api: Api, clid: number, isInClient: boolean): Promise<string> {
  const of = { body: { CLID: clid } };
  if (isInClient) return (await api.classDetail.joinClassroomClient(of)).body.Url;
  const { body: lesson } = await api.classDetail.details(of);
  const room =
    lesson.ClassTool === tencentClassroomTool
      ? await api.classDetail.tencentRoom(of)
      : await api.classDetail.joinClassroom(of);
  return room.body.Url;
}
