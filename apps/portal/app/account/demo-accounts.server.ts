import type { AppLoadContext } from '@remix-run/node';
import { z } from 'zod';

const demoSchema = z.object({
  accounts: z.array(z.object({ account: z.string(), password: z.string(), name: z.string(), shows: z.string() })),
  /** Where one can be a student in another window. */
  studentPage: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
});
type Demo = z.infer<typeof demoSchema>;

/** What a demonstration offers on its login page; nothing in front of a real backend, or when it does not answer. */
export async function loadDemo({ config }: AppLoadContext): Promise<Demo> {
  if (!config.isDemo) return { accounts: [] };
  try {
    const answer = await fetch(`${config.backendUrl}/demo/accounts`, { signal: AbortSignal.timeout(2_000) });
    return demoSchema.parse(await answer.json());
  } catch {
    return { accounts: [] };
  }
}
