import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { isClassroomUrl, tencentClassroomTool } from '@tutor/rules/classes/classroom-url';
import { isDesktopClient } from '../account/enter.server.ts';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import type { Api } from '../api.server.ts';
import { errorFlash } from '../shell/action-reply.server.ts';
import { setFlash } from '../shell/flash.server.ts';
import { classIdOf } from './class-detail.server.ts';

/** Leads into the classroom: the browser to its page, the desktop client to its own. Back to the class when it is not open. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const clid = classIdOf(args);
  try {
    const url = await classroomUrl(api, clid, await isDesktopClient(args.request));
    if (isClassroomUrl(url)) return redirect(url, { headers: { 'referrer-policy': 'no-referrer' } });
    return backToClass(clid, {
      tone: 'error',
      message: 'The classroom has no address. Please tell your Team Manager.',
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return backToClass(clid, errorFlash(error));
  }
}

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

async function backToClass(clid: number, flash: Parameters<typeof setFlash>[0]): Promise<Response> {
  return redirect(`/classDetail/${clid}`, { headers: { 'set-cookie': await setFlash(flash) } });
}
