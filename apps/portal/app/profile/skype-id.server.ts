import { wordsOr } from '../kit/beside/words-or.server.ts';
import type { Api } from '../session/api.server.ts';

export async function saveSkypeId(api: Api, { skypeId }: { skypeId: string }): Promise<{ message: string }> {
  const { message } = await api.profile.saveSkypeId({ body: { Sky: skypeId } });
  return { message: wordsOr(message, 'Your Skype ID was saved.') };
}
