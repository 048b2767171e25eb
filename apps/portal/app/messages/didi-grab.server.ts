import { randomBytes } from 'node:crypto';
import { ApiError } from '@tutor/api/core/api-error';
import { derivedKey } from '@tutor/api/core/derived-key';
import { didiGrabUrl } from '@tutor/api/messages/didi-grab';
import { redirectTarget } from '@tutor/rules/account/redirect-target';
import { didiPoints } from '@tutor/rules/messages/didi';
import { z } from 'zod';
import type { RequestArguments } from '../kit/server/request-arguments.ts';
import type { Api } from '../session/api.server.ts';
import { serverNow } from '../session/server-clock.server.ts';

const id = z.coerce.number().int().positive();
export const grabFormSchema = z.object({ id, classId: id });

/**
 * Marks a request as grabbed and gives the signed address of the order page (reliability, R10): a page of a host on the
 * white list, or of the service itself. Nothing is marked where there is no such page.
 */
export async function grabDidi(
  { context }: RequestArguments,
  api: Api,
  { id: ID, classId: ClassID }: z.output<typeof grabFormSchema>,
): Promise<string> {
  const [{ body: setting }, { body: user }] = await Promise.all([api.shell.setting(), api.account.userInfo()]);
  const page = setting.DidiGrabUrl;
  if (page === undefined || !isTrusted(page, setting.Hosts?.WhiteList ?? [], context.config)) {
    throw new ApiError('refused', 'The order page is not available right now.', {
      endpoint: 'didi grab',
      requestId: context.requestId,
    });
  }
  await api.notices.readDidiPoint({ body: { ID, ClassID, PointType: didiPoints.grabbed } });
  const nowMs = await serverNow(context);
  const key = derivedKey(context.config.rootSecret, 'didi grab');
  const nonce = randomBytes(18).toString('base64url');
  return didiGrabUrl(page, { tuid: user.tuid, id: ID, classID: ClassID, nonce, nowMs }, key);
}

function isTrusted(
  page: string,
  whiteList: Parameters<typeof redirectTarget>[2],
  { backendUrl, frameOrigin }: { backendUrl: string; frameOrigin: string | undefined },
): boolean {
  if (!URL.canParse(page)) return false;
  const { origin } = new URL(page);
  return (
    origin === frameOrigin ||
    origin === new URL(backendUrl).origin ||
    redirectTarget(origin, '/', whiteList) !== undefined
  );
}
