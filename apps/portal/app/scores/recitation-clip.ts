import { redirect } from '@remix-run/node';
import { serviceUrl } from '@tutor/rules/account/service-url';
import { z } from 'zod';
import { errorFlash, setFlash } from '../kit/forms/flash.server.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { guarded } from '../session/guarded.server.ts';

const back = '/complaintList/recitationClassesReport';
const idSchema = z.coerce.number().int().positive();

/**
 * Leads to a clip, which counts as viewed by that. Not a form: no form may lead to another site, which is where the company's
 * player lies. Opening it again changes nothing.
 */
export const loader = guarded(async ({ api, params }) => {
  const id = idSchema.safeParse(params.id);
  if (!id.success) throw redirect('/404');
  try {
    const { body } = await api.complaints.viewClip({ body: { Id: id.data } });
    const url = serviceUrl(body.Url);
    if (url !== undefined) {
      return redirect(url, { headers: { 'referrer-policy': 'no-referrer' } });
    }
    return refused({ tone: 'error', message: 'This clip has no address. Please tell your Team Manager.' });
  } catch (error) {
    requireFailedCall(error);
    return refused(errorFlash(error));
  }
});

async function refused(flash: Parameters<typeof setFlash>[0]): Promise<Response> {
  return redirect(back, { headers: { 'set-cookie': await setFlash(flash) } });
}
