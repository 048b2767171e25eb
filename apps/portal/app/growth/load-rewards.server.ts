import type { GrowthMedal, GrowthRight, SharedPhoto } from '@tutor/api/growth/growth-rewards';
import { petLevelOf } from '@tutor/rules/growth/pet-stage';
import type { Medal } from '@tutor/ui/growth/medal-shelf.tsx';
import { loadPart } from '../kit/beside/parts.server.ts';
import { uploadedFileHref } from '../kit/page/uploaded-file-href.ts';
import type { Api } from '../session/api.server.ts';

/** What the page of rewards shows, part by part. */
export async function loadRewards(api: Api, opened: string | undefined) {
  const { growthRewards } = api;
  const road = Promise.all([growthRewards.honours(), growthRewards.rights(), api.growthPet.petInfo()]);
  const [levels, record, level, limited, certification, milestones, photos] = await Promise.all([
    loadPart(road, ([honours, rights, pet]) => roadOf(honours.body, rights.body, pet.body)),
    loadPart(growthRewards.rightsRecord(), ({ body }) => body.map(recordRow)),
    loadPart(growthRewards.levelMedals(), ({ body }) => body.map(medalOf)),
    loadPart(growthRewards.limitedMedals(), ({ body }) => body.map(medalOf)),
    loadPart(growthRewards.certificationMedals(), ({ body }) => body.map(medalOf)),
    loadPart(
      Promise.all([
        growthRewards.milestones(),
        opened === undefined ? undefined : growthRewards.milestone({ query: { type: opened } }),
      ]),
      ([list, detail]) => ({
        list: list.body.map(({ Type, Name, Count, ReachedSteps, TotalSteps, NextTarget }) => ({
          type: Type,
          name: Name,
          count: Count,
          reachedSteps: ReachedSteps,
          totalSteps: TotalSteps,
          ...(NextTarget == null ? {} : { nextTarget: NextTarget }),
        })),
        opened:
          detail === undefined
            ? undefined
            : {
                type: detail.body.Type,
                steps: detail.body.Steps.map(({ Target, ReachTime, ClassId, StuName }) => ({
                  target: Target,
                  reachedAt: ReachTime ?? undefined,
                  ...(ClassId == null
                    ? {}
                    : { source: { href: `/classDetail/${ClassId}`, label: `Class with ${StuName ?? 'a student'}` } }),
                })),
              },
      }),
    ),
    loadPart(growthRewards.photos(), ({ body }) => ({
      items: body.Items.map(photoOf),
      classes: body.Classes.map(({ ClassId, ClassTime, StuName }) => ({
        id: ClassId,
        startsAt: ClassTime,
        studentName: StuName,
      })),
    })),
  ]);
  return { levels, record, medals: { level, limited, certification }, milestones, photos };
}

type Honours = Awaited<ReturnType<Api['growthRewards']['honours']>>['body'];
type PetInfo = Awaited<ReturnType<Api['growthPet']['petInfo']>>['body'];

function roadOf(honours: Honours, rights: readonly GrowthRight[], pet: PetInfo) {
  const { Level, HighestLevel, Levels, MedalCount, MilestoneCount, WornMedal } = honours;
  return {
    level: Level,
    medals: MedalCount,
    milestones: MilestoneCount,
    worn: WornMedal?.Name ?? undefined,
    petLevel: pet.IsAdopt ? petLevelOf(HighestLevel) : undefined,
    levels: Levels.map((one) => {
      const own = rights.filter((right) => right.Level === one.Level);
      return {
        level: one.Level,
        scoreStart: one.ScoreStart,
        reachedAt: one.ReachTime ?? undefined,
        unlocks: one.Unlocks.filter((words) => !own.some(({ Name }) => Name === words)),
        rights: own.map(({ RightsCode, Name, Describe, Status }) => ({
          code: RightsCode,
          name: Name,
          words: Describe,
          status: statusOf(Status, { 0: 'locked', 1: 'open', 2: 'received' } as const),
        })),
      };
    }),
  };
}

function medalOf({ Code, Name, Describe, Status, IsWear, Done, Target, ...times }: GrowthMedal) {
  return {
    code: Code,
    name: Name,
    words: Describe,
    status: statusOf<Medal['status']>(Status, { 0: 'notYet', 1: 'toReceive', 2: 'received' }),
    isWorn: IsWear,
    done: Done,
    target: Target,
    receivedAt: times.ReceiveTime ?? undefined,
    endsAt: times.EndTime ?? undefined,
    receiveUntil: times.ReceiveEndTime ?? undefined,
  };
}

function statusOf<Status>(wire: number, statuses: Readonly<Record<0 | 1 | 2, Status>>): Status {
  return wire === 2 ? statuses[2] : wire === 1 ? statuses[1] : statuses[0];
}

function recordRow({ RightsCode, Name, Level, ReceiveTime }: GrowthRight) {
  return { code: RightsCode, name: Name, level: Level, receivedAt: ReceiveTime ?? undefined };
}

function photoOf({ Id, Photo, Describe, Time, ClassId, StuName }: SharedPhoto) {
  return {
    id: Id,
    src: uploadedFileHref(Photo),
    words: Describe,
    sharedAt: Time,
    ...(ClassId == null
      ? {}
      : { lesson: { href: `/classDetail/${ClassId}`, label: `Class with ${StuName ?? 'a student'}` } }),
  };
}
