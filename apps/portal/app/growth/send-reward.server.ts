import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Sent } from '../kit/forms/send-form.server.ts';
import type { Guarded } from '../session/guarded.server.ts';
import { alreadyReceived } from './already-received.ts';
import { celebrated } from './celebration.server.ts';
import type { GrowthMore } from './celebration.ts';

const again = 'Please try again.';
const rewardSchema = z.object({ intent: z.string(again), value: z.string(again).min(1, again).max(40, again) });

type Send = (args: Guarded, value: string) => Promise<Sent<GrowthMore>>;

const sends: Readonly<Record<string, Send>> = {
  right: async ({ api }, value) => {
    const { body } = await api.growthRewards.receiveRights({ query: { rightsCode: value } });
    return body.IsNew === false ? alreadyReceived : { message: `Received: ${body.Describe}` };
  },
  medal: async (args, value) => {
    const { body } = await args.api.growthRewards.receiveMedal({ query: { MadalType: value } });
    if (body.IsNew === false) return alreadyReceived;
    const message = `You received the medal ${body.Name}.`;
    // The level itself is told once, by the Growth Center: its medals may be received much later.
    return {
      message,
      more: await celebrated(args, { title: `The medal ${body.Name} is yours`, words: body.Describe }),
    };
  },
  wear: async ({ api }, value) => {
    await api.growthRewards.wearMedal({ query: { code: value } });
    return { message: 'You wear the medal now.' };
  },
  takeOff: async ({ api }) => {
    await api.growthRewards.wearMedal({ query: {} });
    return { message: 'You wear no medal now.' };
  },
  level: async ({ api }, value) => {
    await api.growth.levelTold({ query: { level: Number(value) } });
    return { message: `LV.${value} is yours. What it brings stands under Rewards and Pet.` };
  },
  adopt: async (args) => {
    const { body: pet } = await args.api.growthPet.petInfo();
    if (pet.IsAdopt) return { message: `${pet.PetName ?? 'Your pet'} is with you already.`, tone: 'info' };
    await args.api.growthPet.adopt();
    const message = 'The egg is yours. Give it a name!';
    return { message, more: await celebrated(args, { title: 'Welcome, little one', words: message, level: 1 }) };
  },
  clothes: async ({ api }, value) => {
    const { body: before } = await api.growthPet.wardrobe({ query: { level: Number(value) } });
    const { body } = await api.growthPet.receiveClothing({ query: { level: Number(value) } });
    if (!before.some(({ Level, Status }) => Level === Number(value) && Status === 1)) return alreadyReceived;
    return { message: `Received: ${body.map(({ Name }) => Name).join(', ')}.` };
  },
  putOn: async ({ api }, value) => {
    await api.growthPet.wear({ query: { id: Number(value), isDefault: 'false' } });
    return { message: 'Your pet wears it now.' };
  },
  putOff: async ({ api }, value) => {
    await api.growthPet.wear({ query: { id: Number(value), isDefault: 'true' } });
    return { message: 'It was taken off.' };
  },
  start: async ({ api }) => {
    await api.growthRewards.start();
    return { message: 'Welcome! Your tasks are listed below.' };
  },
};

/** Whether a form is one of the buttons by which something is received, worn, adopted or begun. */
export function isRewardForm(form: FormData): boolean {
  return Object.hasOwn(sends, String(form.get('intent')));
}

/** Sends such a button. */
export function sendReward(args: Guarded, form: FormData): Promise<Response> {
  const { pathname, search } = new URL(args.request.url);
  return sendButton<typeof rewardSchema, GrowthMore>(args, {
    form,
    schema: rewardSchema,
    send: async ({ intent, value }) => (await sends[intent]?.(args, value)) ?? { refused: { error: again } },
    backTo: pathname + search,
  });
}
