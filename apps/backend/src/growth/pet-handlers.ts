import { implement } from '@tutor/api/core/implement';
import { growthPet as contract } from '@tutor/api/growth/growth-pet';
import { petStage } from '@tutor/rules/growth/pet-stage';
import type { CallContext } from '../http/call-context.ts';
import { findMember, requireMember } from './members.ts';
import { adoptPet, petLevel, petOf, receiveClothing, renamePet, wardrobeOf, wearClothing } from './pet.ts';
import { tellOfGrowth } from './tell-of-growth.ts';

const outside = { IsAdopt: false, PetLevel: 0, AlterNum: 0, IsCanModified: false, Wears: [] };

/** The pet of a member; outside the test group there is none, which is no error. */
export const growthPetEndpoints = implement<typeof contract, CallContext>(contract, {
  petInfo: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    if ((await findMember(queries, tuid)) === undefined) return { body: outside };
    return { body: await petOf(queries, { tuid, now }) };
  },

  adopt: async ({ queries, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    await adoptPet(queries, tuid);
    await tellOfGrowth(queries, tuid, now);
    return { body: true };
  },

  rename: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const body = await renamePet(queries, { tuid, name: query.petName });
    await tellOfGrowth(queries, tuid, now);
    return { body };
  },

  stage: async ({ queries, query, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const { level, name, seen } = petStage(query.level);
    return {
      body: { Level: level, Name: name, Gif: seen, IsReached: (await petLevel(queries, tuid)) >= level },
    };
  },

  wardrobe: async ({ queries, query, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    return { body: await wardrobeOf(queries, { tuid, upTo: query.level }) };
  },

  receiveClothing: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    const body = await receiveClothing(queries, { tuid, level: query.level, now });
    await tellOfGrowth(queries, tuid, now);
    return { body };
  },

  wear: async ({ queries, query, now, requireSession }) => {
    const { tuid } = requireSession();
    await requireMember(queries, tuid);
    await wearClothing(queries, { tuid, id: query.id, isOff: query.isDefault === 'true' });
    await tellOfGrowth(queries, tuid, now);
    return { body: true };
  },
});
