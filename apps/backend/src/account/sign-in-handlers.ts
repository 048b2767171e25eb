import { accountSignIn as contract } from '@tutor/api/account/account-sign-in';
import { implement } from '@tutor/api/core/implement';
import { emptyTokenMessage } from '@tutor/rules/account/client-sign-in';
import { eq } from 'drizzle-orm';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { shellStates } from '../shell/tables.ts';
import type { GuessLimits } from './guess-limits.ts';
import { isLoginSignGood, makeLoginSign, useAutoLoginCode, useLoginSign } from './one-time-sign-in.ts';
import { clientDownloads, modelClicks, usedClientVersions } from './sign-in-tables.ts';

const usedUpMessage = 'This sign-in is no longer good. Please sign in with your password.';

/** Ways in beside the password, and what is noted about them. */
export function signInEndpoints({ guesses }: { guesses: GuessLimits }) {
  return implement<typeof contract, CallContext>(contract, {
    autoLogin: async ({ query, ...context }) => {
      const code = query.code.trim();
      if (code === '') throw new Refusal(refusalCodes.credentials, emptyTokenMessage);
      return { body: await signedIn(context, () => useAutoLoginCode(context.queries, code, context.now)) };
    },

    createLoginSign: async ({ queries, now, requireSession }) => ({
      body: { LoginSign: await makeLoginSign(queries, requireSession().id, now) },
    }),

    checkLoginSign: async ({ query, queries, now }) => ({
      body: await isLoginSignGood(queries, query.loginSign, now),
    }),

    tokenByLoginSign: async ({ query, ...context }) => {
      return { body: await signedIn(context, () => useLoginSign(context.queries, query.loginSign, context.now)) };
    },

    clientDownloaded: async ({ body, queries, now, session }) => {
      await queries.transaction(async (tx) => {
        await tx.insert(clientDownloads).values({
          tuid: session?.tuid ?? null,
          sourceType: body.SourceType,
          clientInfo: body.ClientInfo,
          clientType: body.ClientType,
          at: now,
        });
        // Who has the client needs no notice to get it.
        if (session !== undefined) {
          await tx.update(shellStates).set({ isClientNoticeShown: false }).where(eq(shellStates.tuid, session.tuid));
        }
      });
      return { body: true };
    },

    clientVersionUsed: async ({ body, queries, now, requireSession }) => {
      const used = { version: body.Version, at: now };
      await queries
        .insert(usedClientVersions)
        .values({ tuid: requireSession().tuid, label: body.Label, ...used })
        .onConflictDoUpdate({ target: [usedClientVersions.tuid, usedClientVersions.label], set: used });
      return { body: true, message: 'Success' };
    },

    modelClicked: async ({ query, queries, now, requireSession }) => {
      await queries.insert(modelClicks).values({ tuid: requireSession().tuid, type: query.type, at: now });
      return { body: true };
    },
  });

  async function signedIn(context: CallContext, use: () => Promise<number | undefined>) {
    const { sessions, now, clientAddress } = context;
    const takeBack = await guesses.count('handedOverSignIn', { visitor: { address: clientAddress } });
    const tuid = await use();
    if (tuid === undefined) throw new Refusal(refusalCodes.credentials, usedUpMessage);
    await takeBack();
    const { token, expiresAt } = await sessions.open(tuid, now);
    return { Token: token, ExpiresTime: expiresAt.toISOString(), Tuid: tuid };
  }
}
