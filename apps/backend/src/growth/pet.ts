import type { PetClothing } from '@tutor/api/growth/growth-pet';
import { petRenamesMax } from '@tutor/rules/growth/pet-name';
import { type PetMood, petLevelOf, petMood } from '@tutor/rules/growth/pet-stage';
import { defaultSkin, findClothing, type PetThing, petWardrobe } from '@tutor/rules/growth/pet-wardrobe';
import { days } from '@tutor/rules/time/durations';
import { addZonedDays, startOfZonedDay } from '@tutor/rules/time/zone';
import { and, eq, gt, gte, lt, lte, ne } from 'drizzle-orm';
import { tutors } from '../account/tables.ts';
import { classes } from '../classes/tables.ts';
import type { Queries } from '../database/database.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { leaveRequests } from '../leave/tables.ts';
import { lockMember } from './members.ts';
import { highestLevel, readLevels } from './read-levels.ts';
import { renamesByRights } from './rights.ts';
import { standingOf } from './standing-entries.ts';
import { growthEntries, petClothes, pets } from './tables.ts';

interface Asked {
  tuid: number;
  now: Date;
}

const noPet = { IsAdopt: false, PetLevel: 0, AlterNum: 0, IsCanModified: false, Wears: [] };

/** The pet as it is just now. */
export async function petOf(queries: Queries, { tuid, now }: Asked) {
  const pet = await findPet(queries, tuid);
  if (pet?.isAdopted !== true) return noPet;
  const [left, level, mood, worn] = await Promise.all([
    renamesLeft(queries, pet),
    petLevel(queries, tuid),
    moodOf(queries, { tuid, now }),
    wornBy(queries, tuid),
  ]);
  return {
    IsAdopt: true,
    PetName: pet.name,
    PetLevel: level,
    AlterNum: left,
    IsCanModified: pet.name === null || left > 0,
    Mood: mood,
    Wears: worn,
  };
}

/** Adopts the pet. One that is there already stays as it is. */
export function adoptPet(queries: Queries, tuid: number): Promise<void> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    await tx
      .insert(pets)
      .values({ tuid, isAdopted: true, name: null, renames: 0 })
      .onConflictDoUpdate({ target: pets.tuid, set: { isAdopted: true } });
  });
}

/** Names the pet. The first name is free; the name that it has already takes no rename. */
export function renamePet(queries: Queries, { tuid, name }: { tuid: number; name: string }) {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    const pet = await requirePet(tx, tuid);
    const left = await renamesLeft(tx, pet);
    if (pet.name === name) return { PetName: name, AlterNum: left };
    const isFirst = pet.name === null;
    if (!isFirst && left === 0) {
      throw new Refusal(refusalCodes.limitReached, 'Your pet cannot be renamed any more: all renames are used.');
    }
    const renames = isFirst ? pet.renames : pet.renames + 1;
    await tx.update(pets).set({ name, renames }).where(eq(pets.tuid, tuid));
    return { PetName: name, AlterNum: isFirst ? left : left - 1 };
  });
}

/** Clothing and skins up to a level. */
export async function wardrobeOf(
  queries: Queries,
  { tuid, upTo }: { tuid: number; upTo: number },
): Promise<PetClothing[]> {
  const [level, own] = await Promise.all([petLevel(queries, tuid), clothesOf(queries, tuid)]);
  const isSkinWorn = own.some(({ slot, isWorn }) => slot === 'skin' && isWorn);
  return petWardrobe
    .filter((one) => one.level <= upTo)
    .map(({ id, name, level: from, slot, thing }) => {
      const received = own.find((one) => one.clothingId === id);
      const isDefault = thing === defaultSkin;
      return {
        Id: id,
        Name: name,
        Level: from,
        Slot: slot,
        Thing: thing,
        Status: isDefault || received !== undefined ? 2 : level >= from ? 1 : 0,
        IsWear: isDefault ? !isSkinWorn : (received?.isWorn ?? false),
      };
    });
}

/** Receives what a level has in its wardrobe. */
export function receiveClothing(
  queries: Queries,
  { tuid, level, now }: Asked & { level: number },
): Promise<PetClothing[]> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    await requirePet(tx, tuid);
    if ((await petLevel(tx, tuid)) < level) {
      throw new Refusal(refusalCodes.tooEarly, `These clothes come with LV.${level}.`);
    }
    const items = petWardrobe.filter((one) => one.level === level && one.thing !== defaultSkin);
    if (items.length > 0) {
      await tx
        .insert(petClothes)
        .values(items.map(({ id, slot }) => ({ tuid, clothingId: id, slot, receivedAt: now })))
        .onConflictDoNothing();
    }
    return (await wardrobeOf(tx, { tuid, upTo: level })).filter((one) => one.Level === level);
  });
}

/** Puts on what was received, in place of what is worn there; or takes it off. */
export function wearClothing(
  queries: Queries,
  { tuid, id, isOff }: { tuid: number; id: number; isOff: boolean },
): Promise<void> {
  return queries.transaction(async (tx) => {
    await lockMember(tx, tuid);
    await requirePet(tx, tuid);
    const item = findClothing(id);
    if (item === undefined) throw new Refusal(refusalCodes.unknown, 'This is not in the wardrobe.');
    const isDefault = item.thing === defaultSkin;
    const own = await clothesOf(tx, tuid);
    if (!isDefault && !own.some(({ clothingId }) => clothingId === id)) {
      throw new Refusal(refusalCodes.tooEarly, 'Only what you have received can be worn.');
    }
    await tx
      .update(petClothes)
      .set({ isWorn: false })
      .where(and(eq(petClothes.tuid, tuid), eq(petClothes.slot, item.slot)));
    if (isOff || isDefault) return;
    await tx
      .update(petClothes)
      .set({ isWorn: true })
      .where(and(eq(petClothes.tuid, tuid), eq(petClothes.clothingId, id)));
  });
}

/** Level of the pet: that of the tutor at the highest so far. */
export async function petLevel(queries: Queries, tuid: number): Promise<number> {
  return petLevelOf(highestLevel(await readLevels(queries, tuid)));
}

async function moodOf(queries: Queries, { tuid, now }: Asked): Promise<PetMood> {
  const [tutor] = await queries.select({ zone: tutors.timeZone }).from(tutors).where(eq(tutors.tuid, tuid));
  const zone = tutor?.zone ?? 'UTC';
  const today = startOfZonedDay(now, zone);
  const [leaves, lessons, stars] = await Promise.all([
    queries
      .select({ id: leaveRequests.id })
      .from(leaveRequests)
      .where(
        and(
          eq(leaveRequests.tuid, tuid),
          eq(leaveRequests.status, 1),
          lte(leaveRequests.startsAt, now),
          gt(leaveRequests.endsAt, now),
        ),
      ),
    queries
      .select({ startsAt: classes.startsAt, endsAt: classes.endsAt })
      .from(classes)
      .where(
        and(
          eq(classes.tuid, tuid),
          ne(classes.status, 'Canceled'),
          gte(classes.startsAt, today),
          lt(classes.startsAt, addZonedDays(today, 1, zone)),
        ),
      ),
    queries
      .select({ id: growthEntries.id })
      .from(growthEntries)
      .where(and(standingOf(queries, tuid, 'fiveStars'), gte(growthEntries.at, new Date(now.getTime() - days(1)))))
      .limit(1),
  ]);
  return petMood({
    isOnLeave: leaves.length > 0,
    isInClass: lessons.some(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
    hasNewFiveStars: stars.length > 0,
    hasClassesToday: lessons.length > 0,
  });
}

async function renamesLeft(queries: Queries, pet: typeof pets.$inferSelect): Promise<number> {
  return Math.max(0, petRenamesMax + (await renamesByRights(queries, pet.tuid)) - pet.renames);
}

async function wornBy(queries: Queries, tuid: number): Promise<PetThing[]> {
  const own = await clothesOf(queries, tuid);
  return own.flatMap(({ clothingId, isWorn }) => (isWorn ? (findClothing(clothingId)?.thing ?? []) : []));
}

function clothesOf(queries: Queries, tuid: number) {
  return queries.select().from(petClothes).where(eq(petClothes.tuid, tuid));
}

async function findPet(queries: Queries, tuid: number): Promise<typeof pets.$inferSelect | undefined> {
  const [pet] = await queries.select().from(pets).where(eq(pets.tuid, tuid));
  return pet;
}

async function requirePet(queries: Queries, tuid: number): Promise<typeof pets.$inferSelect> {
  const pet = await findPet(queries, tuid);
  if (pet?.isAdopted !== true) throw new Refusal(refusalCodes.tooEarly, 'Please adopt your pet first.');
  return pet;
}
