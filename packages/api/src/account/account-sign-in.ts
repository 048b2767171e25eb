import { z } from 'zod';
import { area, get, post } from '../core/endpoint.ts';
import { ignored, instant } from '../core/wire.ts';

/** A session handed over: the bearer token with its expiry. */
const signedInSchema = z.object({ Token: z.string().min(16), ExpiresTime: instant, Tuid: z.int().positive() });

const loginSign = z.object({ loginSign: z.string().min(16).max(200) });

/** Ways in beside the password: a one-time code, and the desktop client's login sign (specification, core §7 'Account'). */
export const accountSignIn = area('/api/Account', {
  autoLogin: get('AutoLogin', {
    summary: "Signs in by a one-time code (at most 60 s old). An empty one is answered 'Token is Empty, Login Fail.'",
    query: z.object({ code: z.string().max(500) }),
    reply: signedInSchema,
    access: 'public',
    assumed: true,
  }),
  createLoginSign: post('CreateLoginSign', {
    summary:
      'A sign by which the desktop client or a site of the white list can take over this sign-in, once, within 60 s; void once this session ends.',
    reply: z.object({ LoginSign: z.string().min(16) }),
    assumed: true,
    timeout: 'account',
  }),
  checkLoginSign: get('CheckLoginSign', {
    summary: 'Whether a sign still holds.',
    query: loginSign,
    reply: z.boolean(),
    access: 'public',
    assumed: true,
    timeout: 'account',
  }),
  tokenByLoginSign: get('GetTokenByLoginSign', {
    summary: 'A new session for the tutor of a sign. The sign is used up.',
    query: loginSign,
    reply: signedInSchema,
    assumed: true,
    access: 'public',
    timeout: 'account',
  }),
  clientDownloaded: post('AddTutorClientDownloadsLog', {
    summary: 'Records a download of the desktop client (ClientType 1 Windows, 2 Mac).',
    body: z.object({
      SourceType: z.int().nonnegative(),
      ClientInfo: z.string().max(500),
      ClientType: z.union([z.literal(1), z.literal(2)]),
    }),
    reply: ignored,
    access: 'public',
  }),
  clientVersionUsed: post('AddTutorClientVersion', {
    summary: "Records which version of the desktop client a tutor uses. Msg is 'Success' once it is recorded.",
    body: z.object({ Version: z.string().min(1).max(40), Label: z.enum(['tutor-window', 'tutor-mac']) }),
    reply: ignored,
    assumed: true,
  }),
  modelClicked: post('AddTuModelClickLog', {
    summary: 'Records a press on an entry of the shell.',
    query: z.object({ type: z.coerce.number().int().nonnegative() }),
    reply: ignored,
  }),
});
