import type { PetClothing } from '@tutor/api/growth/growth-pet';
import type { Pet } from '@tutor/ui/growth/pet/pet-scene.tsx';
import type { WardrobeItem } from '@tutor/ui/growth/pet/pet-wardrobe.tsx';
import type { Api } from '../session/api.server.ts';

const levelMax = 9;

/** The pet; undefined while none is adopted. */
export async function loadPet(api: Api): Promise<Pet | undefined> {
  const { body } = await api.growthPet.petInfo();
  if (!body.IsAdopt) return undefined;
  const { PetName, PetLevel, Mood, Wears, AlterNum, IsCanModified } = body;
  return {
    level: PetLevel,
    wears: Wears,
    renamesLeft: AlterNum,
    canRename: IsCanModified,
    ...(PetName === undefined ? {} : { name: PetName }),
    ...(Mood == null ? {} : { mood: Mood }),
  };
}

/** Everything that a pet can wear. */
export async function loadWardrobe(api: Api): Promise<WardrobeItem[]> {
  const { body } = await api.growthPet.wardrobe({ query: { level: levelMax } });
  return body.map(wardrobeItem);
}

function wardrobeItem({ Id, Name, Level, Slot, Thing, Status, IsWear }: PetClothing): WardrobeItem {
  return {
    id: Id,
    name: Name,
    level: Level,
    slot: Slot,
    thing: Thing,
    status: Status === 2 ? 'received' : Status === 1 ? 'open' : 'locked',
    isWorn: IsWear,
  };
}

/** The stage that an address asks for; undefined for none and nonsense. */
export function stageOf(asked: string | null): number | undefined {
  return asked !== null && /^[1-9]$/.test(asked) ? Number(asked) : undefined;
}

/** How a pet looks at a level, in the words of the service. */
export async function loadStage(api: Api, level: number) {
  const { body } = await api.growthPet.stage({ query: { level } });
  return { level: body.Level, name: body.Name, words: sentence(body.Gif), isReached: body.IsReached };
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
