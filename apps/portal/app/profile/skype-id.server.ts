import type { Api } from '../api.server.ts';
import { wordsOr } from '../shell/words-or.server.ts';

export async function saveSkypeId(api: Api, { skypeId }: { skypeId: string }): Promise<{ message: string }> {
  const { message } = await api.profile.saveSkypeId({ body: { Sky: skypeId } });
  return { message: wordsOr(message, 'Your Skype ID was saved.') };
}
