import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { CompletenessCard } from '@tutor/ui/profile/completeness-card.tsx';
import { ContactCard } from '@tutor/ui/profile/contact-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { pageTitle } from '../kit/page-title.ts';
import { revalidateUnless } from '../kit/revalidate-unless.ts';
import { guarded } from '../session/guarded.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { loadPersonalData } from './personal-data.server.ts';
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
import { savePersonalData } from './save-personal-data.server.ts';

export const meta = () => pageTitle('Personal Data');

export const loader = guarded(loadPersonalData);

export const action = guarded(savePersonalData);

export const shouldRevalidate = revalidateUnless('education', 'experience');

const address = '/newPersonalData';
export default function NewPersonalData() {
  const data = useLoaderData<typeof loader>();
  const { tutor } = useFrame();
  const open = useOpenDialog();
  const section = { data, action: address };
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
            <ContactCard
              id="contact"
              email={tutor.email}
              isPhoneBound={data.parts.phone}
              hrefOf={(change) => contactHrefs[change]}
              onChange={(name) => open({ name })}
            />
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
