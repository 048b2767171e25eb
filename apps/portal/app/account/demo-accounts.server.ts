import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';

const demoAccountSchema = z.object({ account: z.string(), password: z.string(), name: z.string(), shows: z.string() });

/** Seeded accounts that a demonstration offers on its login page; none in front of a real backend, or when it does not answer. */
export async function loadDemoAccounts({ config }: AppLoadContext): Promise<z.infer<typeof demoAccountSchema>[]> {
  if (!config.isDemo) return [];
  try {
    const answer = await fetch(`${config.backendUrl}/demo/accounts`, { signal: AbortSignal.timeout(2_000) });
    return z.object({ accounts: z.array(demoAccountSchema) }).parse(await answer.json()).accounts;
  } catch {
    return [];
  }
}
