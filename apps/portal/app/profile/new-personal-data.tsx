import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { Button } from '@tutor/ui/primitives/button';
import { Card } from '@tutor/ui/primitives/card';
import { PageHeader } from '@tutor/ui/primitives/page-header';
import { CompletenessCard } from '@tutor/ui/profile/completeness-card';
import { SummaryList } from '@tutor/ui/profile/summary-list';
import { HomeLayout } from '@tutor/ui/shell/home-layout';
import { useOpenDialog } from '../shell/dialogs-provider.tsx';
import { pageTitle } from '../shell/page-title.ts';
import { useFrame } from '../shell/use-frame.ts';
import { loadPersonalData, type SectionReply, savePersonalData } from './personal-data.server.ts';
import {
  AboutYou,
  Education,
  Equipment,
  Interests,
  ProfileFiles,
  partHref,
  Tesol,
  WorkExperience,
} from './profile-sections.tsx';

export const meta = () => pageTitle('Personal Data');

export async function loader(args: LoaderFunctionArgs) {
  return json(await loadPersonalData(args));
}

export function action(args: ActionFunctionArgs): Promise<Response> {
  return savePersonalData(args);
}

const address = '/newPersonalData';
export default function NewPersonalData() {
  const data = useLoaderData<typeof loader>();
  const reply = useActionData<SectionReply>();
  const { tutor } = useFrame();
  const open = useOpenDialog();
  const section = { data, reply, action: address };
  return (
    <>
      <PageHeader title="Personal Data" description="What the company knows of you. Each part is saved on its own." />
      <HomeLayout
        main={
          <>
            <ProfileFiles
              {...section}
              title="Picture and ID"
              modules={['UserFace', 'IdentityImg', 'ProfessionalIdPhoto']}
            />
            <AboutYou {...section} />
            <Education {...section} />
            <WorkExperience {...section} />
            <Equipment {...section} />
            <Interests {...section} />
            <Tesol {...section} />
          </>
        }
        aside={
          <>
            <CompletenessCard parts={data.parts} hrefOf={partHref} />
            <Card title="Contact" id="contact">
              <SummaryList items={[{ term: 'E-mail', value: tutor.email ?? 'None yet' }]} />
              <Button onClick={() => open({ name: 'changeEmail' })}>Change e-mail</Button>
              <Button onClick={() => open({ name: 'bindPhone' })}>Bind phone</Button>
              <Button onClick={() => open({ name: 'skype' })}>Skype ID</Button>
            </Card>
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/page-error.tsx';
