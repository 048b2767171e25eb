import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { isClassroomUrl } from '@tutor/rules/classes/classroom-url';
import { z } from 'zod';
import { loaderFailure, requireSignedIn } from '../account/guard.server.ts';
import { errorFlash } from '../shell/action-reply.server.ts';
import { setFlash } from '../shell/flash.server.ts';

const back = '/complaintList/recitationClassesReport';
const idSchema = z.coerce.number().int().positive();

/** Marks a clip as viewed and leads to it. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const id = idSchema.safeParse((await args.request.formData()).get('id'));
  if (!id.success) throw new Response('', { status: 400 });
  try {
    const { body } = await api.complaints.viewClip({ body: { Id: id.data } });
    if (isClassroomUrl(body.Url)) {
      return redirect(body.Url, { status: 303, headers: { 'referrer-policy': 'no-referrer' } });
    }
    return refused({ tone: 'error', message: 'This clip has no address. Please tell your Team Manager.' });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind === 'sessionGone') throw await loaderFailure(error, args);
    return refused(errorFlash(error));
  }
}

async function refused(flash: Parameters<typeof setFlash>[0]): Promise<Response> {
  return redirect(back, { status: 303, headers: { 'set-cookie': await setFlash(flash) } });
}
