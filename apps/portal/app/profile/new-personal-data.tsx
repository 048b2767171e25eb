import { useLoaderData } from '@remix-run/react';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { CompletenessCard } from '@tutor/ui/profile/completeness-card.tsx';
import { ContactCard } from '@tutor/ui/profile/contact-card.tsx';
import { UnsavedParts } from '@tutor/ui/profile/unsaved-parts.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { contactHrefs } from '../account/contact-hrefs.ts';
import { revalidateUnless } from '../kit/framework/revalidate-unless.ts';
import { pageTitle } from '../kit/page/page-title.ts';
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
import { timeZoneHref } from './time-zone-href.ts';
import { useUnsavedSections } from './use-unsaved-sections.ts';

export const meta = () => pageTitle('Personal Data');

export const loader = guarded(loadPersonalData);

export const action = guarded(savePersonalData);

export const shouldRevalidate = revalidateUnless('education', 'experience');

const address = '/newPersonalData';
const files = ['UserFace', 'IdentityImg', 'ProfessionalIdPhoto'] as const;
const sections = [
  { intent: 'files', title: 'Picture and ID', files },
  { intent: 'about', title: 'About you' },
  { intent: 'education', title: 'Education' },
  { intent: 'experience', title: 'Work experience' },
  { intent: 'equipment', title: 'Equipment and connection' },
  { intent: 'interests', title: 'Interests and hobbies' },
  { intent: 'tesol', title: 'TESOL registration', files: ['certificate'] },
];

export default function NewPersonalData() {
  const data = useLoaderData<typeof loader>();
  const { tutor } = useFrame();
  const open = useOpenDialog();
  const { unsaved, onUnsaved } = useUnsavedSections(sections);
  const section = { data, action: address, onUnsaved };
  return (
    <>
      <PageHeader
        title="Personal Data"
        description={
          unsaved.length === 0 ? (
            <span>What the company knows of you. Each part is saved on its own.</span>
          ) : (
            <UnsavedParts parts={unsaved} />
          )
        }
      />
      <HomeLayout
        main={
          <>
            <ProfileFiles {...section} title="Picture and ID" modules={files} />
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
              {...data.contact}
              zone={tutor.zone}
              timeZoneHref={timeZoneHref}
              hrefOf={(change) => contactHrefs[change]}
              onChange={(name) => open({ name })}
            />
          </>
        }
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
