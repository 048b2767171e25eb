import type { Api } from '../api.server.ts';

export async function saveSkypeId(api: Api, { skypeId }: { skypeId: string }): Promise<{ message: string }> {
  const { message } = await api.profile.saveSkypeId({ body: { Sky: skypeId } });
  return { message: message === '' ? 'Your Skype ID was saved.' : message };
}
