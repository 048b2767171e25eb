import { useLoaderData } from '@remix-run/react';
import { classPhotoSchema } from '@tutor/rules/growth/class-photo';
import { NotInGrowth } from '@tutor/ui/growth/not-in-growth.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { requireTutor } from '../session/tutor.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { readFileForm } from '../uploads/file-form.server.ts';
import { ClassPhotoForm, photoForm } from './class-photo-form.tsx';

const path = '/growthCenter/classPhoto';
const rewardsPath = '/growthCenter/achievementRewards';

export const meta = () => pageTitle('Share a class photo');

export const loader = guarded(async (args) => {
  const { user } = await requireTutor(args);
  if (!user.isGrowthSystemTestGroup) return { classes: null };
  const { body } = await args.api.growthRewards.photos();
  return {
    classes: body.Classes.map(({ ClassId, ClassTime, StuName }) => ({
      id: ClassId,
      startsAt: ClassTime,
      studentName: StuName,
    })),
  };
});

export const action = guarded(async (args) => {
  const { form, fileErrors } = await readFileForm(args, { photo: { module: 'GroupPhoto' } });
  return sendForm({
    name: photoForm,
    form,
    fileErrors,
    schema: classPhotoSchema,
    send: async ({ classId, photo, words }) => {
      const { body } = await args.api.growthRewards.sharePhoto({
        body: { ClassId: classId, Photo: photo, ...(words === '' ? {} : { Describe: words }) },
      });
      return { message: `Your photo is shared. It brought ${body.Points} growth values.` };
    },
    backTo: rewardsPath,
  });
});

export default function ClassPhotoPage() {
  const { classes } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  if (classes === null) return <NotInGrowth />;
  return (
    <>
      <PageHeader
        title="Share a class photo"
        description="One photo of each class of the last two weeks. Each brings 3 growth values."
        back={{ href: rewardsPath, label: 'Rewards' }}
      />
      <Card>
        <ClassPhotoForm action={path} classes={classes} zone={zone} />
      </Card>
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
