import { days } from '@tutor/rules/time/durations';
import { portalCookie } from '../kit/server/portal-cookie.server.ts';

const calmCookie = portalCookie('growth-calm', { maxAge: days(365) / 1000 });

/** Whether the tutor has stilled the widget's shake, the pet and celebrations in this browser. */
export async function isCalm(request: Request): Promise<boolean> {
  return (await calmCookie.parse(request.headers.get('cookie'))) === 'on';
}

/** Set-Cookie that remembers it. */
export function rememberCalm(isOn: boolean): Promise<string> {
  return calmCookie.serialize(isOn ? 'on' : '', isOn ? {} : { maxAge: 0 });
}
