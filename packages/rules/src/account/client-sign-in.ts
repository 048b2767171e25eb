import { days, minutes } from '../time/durations.ts';

/** How long the cookie that marks desktop-client use is kept. */
export const clientCookieMs = days(100);
/** How long the portal keeps the login sign that the desktop client opened it with; the sign itself is good for less. */
export const loginSignCookieMs = minutes(30);
/** Said when an automatic sign-in brings no token (specification, core §4 and §8). */
export const emptyTokenMessage = 'Token is Empty, Login Fail.';
