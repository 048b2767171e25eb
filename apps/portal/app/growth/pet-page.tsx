import { useLoaderData } from '@remix-run/react';
import { petNameFormSchema } from '@tutor/rules/growth/pet-name';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { PetNameCard } from '@tutor/ui/growth/pet/pet-name-card.tsx';
import { PetScene } from '@tutor/ui/growth/pet/pet-scene.tsx';
import { PetStagesCard } from '@tutor/ui/growth/pet/pet-stages-card.tsx';
import { PetWardrobe } from '@tutor/ui/growth/pet/pet-wardrobe.tsx';
import { RewardLayout } from '@tutor/ui/growth/reward-layout.tsx';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { checksBy } from '../kit/forms/use-field-checks.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { isCalm } from './calm.server.ts';
import { CalmSwitch } from './calm-switch.tsx';
import { GrowthHeader } from './growth-header.tsx';
import { GrowthReply } from './growth-reply.tsx';
import { loadPet, loadStage, loadWardrobe, stageOf } from './load-pet.server.ts';
import { isRewardForm, sendReward } from './send-reward.server.ts';
import { useRewardForms } from './use-reward-forms.ts';

const path = '/growthCenter/pet';
const nameForm = 'pet-name';
const checks = checksBy(
  () => import('@tutor/rules/growth/pet-name'),
  (rules) => rules.petNameFormSchema,
);

export const meta = () => pageTitle('Your pet');

export const loader = guarded(async (args) => {
  const { api, request, search } = args;
  const { user } = await requireTutor(args);
  if (!user.isGrowthSystemTestGroup) return { isMember: false, pet: null, items: [], stage: null, isCalm: false };
  const asked = stageOf(search.get('stage'));
  const [pet, items, stage, calm] = await Promise.all([
    loadPet(api),
    loadWardrobe(api),
    asked === undefined ? null : loadStage(api, asked),
    isCalm(request),
  ]);
  return { isMember: true, pet: pet ?? null, items, stage, isCalm: calm };
});

export const action = guarded(async (args) => {
  const form = await args.request.formData();
  if (isRewardForm(form)) return sendReward(args, form);
  return sendForm({
    name: nameForm,
    form,
    schema: petNameFormSchema,
    send: async ({ petName }) => {
      const { body } = await args.api.growthPet.rename({ query: { petName } });
      return { message: `Your pet is called ${body.PetName}.` };
    },
    backTo: path,
  });
});

export default function PetPage() {
  const { isMember, pet, items, stage, isCalm } = useLoaderData<typeof loader>();
  const forms = useRewardForms(path);
  const form = useForm(nameForm, checks);
  if (!isMember) return <NotInGrowth />;
  return (
    <>
      <GrowthHeader current={path} />
      <GrowthReply />
      <RewardLayout
        road={
          <>
            <PetScene {...forms} pet={pet ?? undefined} isStill={isCalm} actions={<CalmSwitch isCalm={isCalm} />} />
            {pet === null ? null : <PetNameCard {...form} action={path} pet={pet} />}
          </>
        }
        rest={
          <>
            {pet === null ? null : <PetWardrobe {...forms} items={items} petLevel={pet.level} />}
            <PetStagesCard
              petLevel={pet?.level ?? 0}
              wears={pet?.wears ?? []}
              opened={stage ?? undefined}
              hrefOf={(level) => `${path}?stage=${level}`}
            />
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
