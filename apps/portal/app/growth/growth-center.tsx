import { useLoaderData } from '@remix-run/react';
import { taskStepOf } from '@tutor/rules/growth/growth-task';
import { GrowthLayout } from '@tutor/ui/growth/growth-layout.tsx';
import { GrowthStandingCard } from '@tutor/ui/growth/growth-standing-card.tsx';
import { GrowthWelcome } from '@tutor/ui/growth/growth-welcome.tsx';
import { NewLevelCard } from '@tutor/ui/growth/new-level-card.tsx';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { PetScene } from '@tutor/ui/growth/pet/pet-scene.tsx';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadPart, partOrNull } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { isCalm } from './calm.server.ts';
import { CalmSwitch } from './calm-switch.tsx';
import { claimTasks } from './claim-tasks.server.ts';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthTasks } from './growth-tasks.tsx';
import { loadGrowth } from './load-growth.server.ts';
import { loadPet } from './load-pet.server.ts';
import { isRewardForm, sendReward } from './send-reward.server.ts';
import { useRewardForms } from './use-reward-forms.ts';

const path = '/growthCenter';
const petPath = '/growthCenter/pet';
const rankingPath = '/growthCenter/growthRanking';
const rewardsPath = '/growthCenter/achievementRewards';

export const meta = () => pageTitle('Growth Center');

export const loader = guarded(async ({ api, search, request }) => {
  const growth = await loadGrowth(api);
  const step = taskStepOf(search.get('step'));
  if (growth === undefined) return { growth: null, step };
  const next = growth.standing.path?.level;
  const [pet, isFirst, receivedToday, brings, place, calm] = await Promise.all([
    loadPart(loadPet(api), (loaded) => loaded ?? null),
    partOrNull(api.growthRewards.isFirstLogin(), ({ body }) => body),
    partOrNull(api.growthRewards.receivedToday(), ({ body }) => body.reduce((sum, { Points }) => sum + Points, 0)),
    next === undefined
      ? null
      : partOrNull(api.growthRewards.rightsOfLevel({ query: { level: next } }), ({ body }) =>
          body.map(({ Name }) => Name),
        ),
    partOrNull(api.rankings.growthRank(), ({ body: { Rank, Total } }) =>
      Rank == null ? null : { rank: Rank, total: Total },
    ),
    isCalm(request),
  ]);
  return { growth, step, pet, isFirst, receivedToday, brings, place, isCalm: calm };
});

export const action = guarded(async (args) => {
  const form = await args.request.formData();
  return isRewardForm(form) ? sendReward(args, form) : claimTasks(args, form);
});

export default function GrowthCenter() {
  const data = useLoaderData<typeof loader>();
  const forms = useRewardForms(path);
  const { zone } = useFrame().tutor;
  if (data.growth === null) return <NotInGrowth />;
  const { growth, step, pet, isFirst, receivedToday, brings, place, isCalm } = data;
  const { standing, groups, news } = growth;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthLayout
        news={
          <>
            {isFirst ? <GrowthWelcome {...forms} /> : null}
            {news === null ? null : <NewLevelCard {...forms} {...news} rewardsHref={rewardsPath} />}
          </>
        }
        standing={
          <>
            <LoadedPart part={pet} title="Your pet" retryHref={path}>
              {(loaded) => (
                <PetScene
                  {...forms}
                  pet={loaded ?? undefined}
                  isStill={isCalm}
                  actions={
                    <>
                      <ButtonLink href={petPath} size="small">
                        {loaded === null ? 'How it grows' : 'Name and clothes'}
                      </ButtonLink>
                      <CalmSwitch isCalm={isCalm} />
                    </>
                  }
                />
              )}
            </LoadedPart>
            <GrowthStandingCard
              {...standing}
              receivedToday={receivedToday ?? undefined}
              brings={brings ?? undefined}
              place={place === null ? undefined : { ...place, href: rankingPath }}
              detailHref="/growthCenter/growthDetail"
            />
          </>
        }
        tasks={<GrowthTasks path={path} groups={groups} step={step} zone={zone} />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
