/** Where a thing is worn. A pet wears one of each; a skin is its colour. */
export const petSlots = ['head', 'neck', 'hand', 'skin'] as const;
export type PetSlot = (typeof petSlots)[number];

/** What can be worn, by the name of its drawing. */
export const petThings = [
  'teal',
  'scarf',
  'book',
  'sunrise',
  'bow',
  'beret',
  'lagoon',
  'globe',
  'medallion',
  'dusk',
  'crown',
  'trophy',
] as const;
export type PetThing = (typeof petThings)[number];

export interface PetClothing {
  id: number;
  /** Level that opens it. */
  level: number;
  slot: PetSlot;
  thing: PetThing;
  name: string;
}

/** The wardrobe by level (the specification shows none: it is ours). The colour a pet has from the egg on needs no receiving. */
export const petWardrobe: readonly PetClothing[] = [
  { id: 1, level: 1, slot: 'skin', thing: 'teal', name: 'Teal feathers' },
  { id: 2, level: 2, slot: 'neck', thing: 'scarf', name: 'Knitted scarf' },
  { id: 3, level: 3, slot: 'hand', thing: 'book', name: 'Story book' },
  { id: 4, level: 4, slot: 'skin', thing: 'sunrise', name: 'Sunrise feathers' },
  { id: 5, level: 4, slot: 'neck', thing: 'bow', name: 'Bow tie' },
  { id: 6, level: 5, slot: 'head', thing: 'beret', name: 'Beret' },
  { id: 7, level: 6, slot: 'skin', thing: 'lagoon', name: 'Lagoon feathers' },
  { id: 8, level: 6, slot: 'hand', thing: 'globe', name: 'Globe' },
  { id: 9, level: 7, slot: 'neck', thing: 'medallion', name: 'Medallion' },
  { id: 10, level: 8, slot: 'skin', thing: 'dusk', name: 'Dusk feathers' },
  { id: 11, level: 8, slot: 'head', thing: 'crown', name: 'Flower crown' },
  { id: 12, level: 9, slot: 'hand', thing: 'trophy', name: 'Golden trophy' },
];

export const defaultSkin: PetThing = 'teal';

export function findClothing(id: number): PetClothing | undefined {
  return petWardrobe.find((one) => one.id === id);
}

/** Level from which a pet has a body to put clothes on: an egg and a hatchling in its shell only change their colour. */
export const dressedFromLevel = 3;

/** Whether a thing can be seen on a pet of a level. */
export function fits(slot: PetSlot, petLevel: number): boolean {
  return slot === 'skin' || petLevel >= dressedFromLevel;
}
