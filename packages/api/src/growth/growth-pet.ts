import { petNameSchema } from '@tutor/rules/growth/pet-name';
import { petMoods } from '@tutor/rules/growth/pet-stage';
import { petSlots, petThings } from '@tutor/rules/growth/pet-wardrobe';
import { z } from 'zod';
import { area, post } from '../core/endpoint.ts';
import { flag, ignored, optionalText, text } from '../core/wire.ts';

const level = z.coerce.number().int().min(1).max(9);

const clothingSchema = z.object({
  Id: z.int().positive(),
  Name: z.string(),
  Level: z.int().min(1).max(9),
  Slot: z.enum(petSlots),
  /** Name of its drawing. */
  Thing: z.enum(petThings),
  /** 0 its level is not reached, 1 to be received, 2 received. */
  Status: z.int().min(0).max(2),
  IsWear: flag,
});
export type PetClothing = z.output<typeof clothingSchema>;

/** The pet (specification, growth §3 and §7). What the specification does not show of the replies is assumed. */
export const growthPet = area('/api/GrowthSystem', {
  petInfo: post('GetPetInfo', {
    summary: "The tutor's pet: its name, level, mood and what it wears.",
    reply: z.object({
      IsAdopt: flag,
      PetName: optionalText,
      PetLevel: z.int().min(0).max(9),
      /** How often it can still be renamed. */
      AlterNum: z.int().nonnegative(),
      IsCanModified: flag,
      Mood: z.enum(petMoods).nullish(),
      Wears: z.array(z.enum(petThings)),
    }),
  }),
  adopt: post('AdoptPet', {
    summary: 'Adopts the pet; sent again it changes nothing.',
    reply: ignored,
  }),
  rename: post('AlterPetName', {
    summary: 'Names the pet. The first name is free; every later one takes one of the renames.',
    query: z.object({ petName: petNameSchema }),
    reply: z.object({ PetName: z.string(), AlterNum: z.int().nonnegative() }),
  }),
  stage: post('GetPetGifByLevel', {
    summary: 'How a pet looks at a level, in words and by the name of its drawing.',
    query: z.object({ level }),
    reply: z.object({ Level: z.int().min(1).max(9), Name: z.string(), Gif: text, IsReached: flag }),
  }),
  wardrobe: post('GetTutorHaveSkin', {
    summary: 'Clothing and skins up to a level, each with its status.',
    query: z.object({ level }),
    reply: z.array(clothingSchema),
  }),
  receiveClothing: post('ReceivePetClothing', {
    summary: 'Receives all clothing and skins of a level that was reached; sent again it brings nothing more.',
    query: z.object({ level }),
    reply: z.array(clothingSchema),
  }),
  wear: post('WearPetClothing', {
    summary: 'Puts on what was received, in place of what is worn there; with isDefault it is taken off.',
    query: z.object({ id: z.coerce.number().int().positive().max(1_000_000), isDefault: z.enum(['true', 'false']) }),
    reply: ignored,
  }),
});
