import { useLoaderData } from '@remix-run/react';
import { LevelRoad } from '@tutor/ui/growth/level-road.tsx';
import { MedalShelf } from '@tutor/ui/growth/medal-shelf.tsx';
import { MilestoneList } from '@tutor/ui/growth/milestone-list.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { PhotoWall } from '@tutor/ui/growth/photo-wall.tsx';
import { RewardLayout } from '@tutor/ui/growth/reward-layout.tsx';
import { RightsRecord } from '@tutor/ui/growth/rights-record.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthReply } from './growth-reply.tsx';
import { loadRewards } from './load-rewards.server.ts';
import { sendReward } from './send-reward.server.ts';
import { useRewardForms } from './use-reward-forms.ts';

const path = '/growthCenter/achievementRewards';
const photoPath = '/growthCenter/classPhoto';

export const meta = () => pageTitle('Rewards');

export const loader = guarded(async (args) => {
  const { api, search } = args;
  const { user } = await requireTutor(args);
  const opened = search.get('milestone') ?? undefined;
  return { rewards: user.isGrowthSystemTestGroup ? await loadRewards(api, opened) : null };
});

export const action = guarded(async (args) => sendReward(args, await args.request.formData()));

export default function AchievementRewards() {
  const { rewards } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const forms = useRewardForms(path);
  if (rewards === null) return <NotInGrowth />;
  const { levels, record, medals, milestones, photos } = rewards;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthReply />
      <RewardLayout
        road={
          <LoadedPart part={levels} title="Levels" retryHref={path}>
            {(road) => (
              <Card title="Levels" description="What a level has opened stays yours, also when your score falls.">
                <LevelRoad
                  {...forms}
                  level={road.level}
                  petLevel={road.petLevel}
                  zone={zone}
                  levels={road.levels.map(({ reachedAt, ...level }) => ({ ...level, reachedAt: dateOf(reachedAt) }))}
                />
              </Card>
            )}
          </LoadedPart>
        }
        rest={
          <>
            {shelves.map(({ name, ...shelf }) => (
              <LoadedPart key={name} part={medals[name]} title={shelf.title} retryHref={path}>
                {(list) => <MedalShelf {...shelf} {...forms} zone={zone} medals={list.map(datedMedal)} />}
              </LoadedPart>
            ))}
            <LoadedPart part={milestones} title="Milestones" retryHref={path}>
              {({ list, opened }) => (
                <MilestoneList
                  milestones={list}
                  zone={zone}
                  hrefOf={(type) => (type === undefined ? path : `${path}?milestone=${type}`)}
                  opened={
                    opened && {
                      ...opened,
                      steps: opened.steps.map(({ reachedAt, ...step }) => ({ ...step, reachedAt: dateOf(reachedAt) })),
                    }
                  }
                />
              )}
            </LoadedPart>
            <LoadedPart part={photos} title="Class photos" retryHref={path}>
              {({ items, classes }) => (
                <PhotoWall
                  zone={zone}
                  photos={items.map(({ sharedAt, ...photo }) => ({ ...photo, sharedAt: new Date(sharedAt) }))}
                  shareHref={classes.length === 0 ? undefined : photoPath}
                />
              )}
            </LoadedPart>
            <LoadedPart part={record} title="Received rights" retryHref={path}>
              {(rights) => (
                <RightsRecord
                  zone={zone}
                  rights={rights.flatMap(({ receivedAt, ...right }) =>
                    receivedAt === undefined ? [] : [{ ...right, receivedAt: new Date(receivedAt) }],
                  )}
                />
              )}
            </LoadedPart>
          </>
        }
      />
    </>
  );
}

const shelves = [
  { name: 'level', kind: 'level', title: 'Level medals', description: 'One for every level that you have reached.' },
  {
    name: 'limited',
    kind: 'month',
    title: 'Medals of the month',
    description: 'Each can be earned in its month alone.',
  },
  { name: 'certification', kind: 'certificate', title: 'Certification medals', description: 'What training brings.' },
] as const;

function datedMedal<Medal extends { receivedAt?: string; endsAt?: string; receiveUntil?: string }>({
  receivedAt,
  endsAt,
  receiveUntil,
  ...medal
}: Medal) {
  return { ...medal, receivedAt: dateOf(receivedAt), endsAt: dateOf(endsAt), receiveUntil: dateOf(receiveUntil) };
}

function dateOf(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
