import { useLoaderData } from '@remix-run/react';
import { datedDayText } from '@tutor/rules/time/zoned-text';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { KitDetail } from '@tutor/ui/training/kit-detail.tsx';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import { StayingForm } from '../kit/forms/staying-form.ts';
import { useIsSending } from '../kit/forms/use-is-sending.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { useFrame } from '../session/use-frame.ts';
import { loadKit } from './load-kit.server.ts';
import { trainingId } from './training-id.server.ts';
import { coursePath, kitPath, kitsPath } from './training-paths.ts';
import { TrainingReply } from './training-reply.tsx';

export const meta = ({ data }: { data?: { name: string } | undefined }) =>
  pageTitle(data === undefined ? 'Training Kit' : `Kit: ${data.name}`);

export const loader = guarded(({ api, params }) => loadKit(api, trainingId(params.id)));

export const action = guarded(async (args) => {
  const id = trainingId(args.params.id);
  return sendButton(args, {
    form: await args.request.formData(),
    schema: z.object({}),
    send: async () => {
      const { body: kit } = await args.api.trainingKits.kit({ query: { primaryID: id } });
      const kctId = trainingId(kit.Test?.KctId.toString());
      const { body } = await args.api.trainingKits.addLabel({ query: { kctId } });
      return { message: `The label ${body.LabelName} is yours.` };
    },
    backTo: kitPath(id),
  });
});

export default function TrainingKitDetails() {
  const { id, name, summary, test, ...kit } = useLoaderData<typeof loader>();
  const isSending = useIsSending('label');
  const { zone } = useFrame().tutor;
  return (
    <>
      <TrainingReply />
      <PageHeader title={name} description={summary} back={{ href: kitsPath, label: 'Training Kit' }} />
      <KitDetail
        {...kit}
        courseHref={coursePath(id)}
        test={test === undefined ? undefined : { ...test, labelSince: sinceText(test.labelTime, zone) }}
        action={kitPath(id)}
        Form={StayingForm}
        isSending={isSending}
      />
    </>
  );
}

function sinceText(time: string | null, zone: string): string | undefined {
  return time === null ? undefined : datedDayText(new Date(time), zone);
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
