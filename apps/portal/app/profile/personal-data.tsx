import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { profileFileModules } from '@tutor/rules/profile/profile-files';
import { ButtonLink } from '@tutor/ui/primitives/buttons/button-link.tsx';
import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { CompletenessCard } from '@tutor/ui/profile/completeness-card.tsx';
import { UnsavedParts } from '@tutor/ui/profile/unsaved-parts.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { loadPersonalData } from './personal-data.server.ts';
import { AboutYou, Equipment, Interests, ProfileFiles, partHref } from './profile-sections.tsx';
import { savePersonalData } from './save-personal-data.server.ts';
import { useUnsavedSections } from './use-unsaved-sections.ts';

const children = ['profile', 'upload', 'interests'] as const;

export const meta = () => pageTitle('Personal Data');

export const loader = guarded(async (args) => {
  const child = children.find((name) => name === args.params.child);
  if (child === undefined) throw redirect(args.params.child === undefined ? '/personalData/profile' : '/404');
  return { child, data: await loadPersonalData(args) };
});

export const action = guarded(savePersonalData);

const sections = {
  profile: [
    { intent: 'about', title: 'About you' },
    { intent: 'equipment', title: 'Equipment and connection' },
  ],
  upload: [{ intent: 'files', title: 'Your files', files: profileFileModules }],
  interests: [{ intent: 'interests', title: 'Interests and hobbies' }],
};

const labels = { profile: 'Profile', upload: 'Upload', interests: 'Interests' } as const;

export default function PersonalData() {
  const { child, data } = useLoaderData<typeof loader>();
  const { unsaved, onUnsaved } = useUnsavedSections(sections[child]);
  const section = { data, action: `/personalData/${child}`, onUnsaved };
  return (
    <>
      <PageHeader
        title="Personal Data"
        description={unsaved.length === 0 ? undefined : <UnsavedParts parts={unsaved} />}
        actions={
          <>
            <SegmentedLinks
              label="Personal data"
              segments={children.map((name) => ({
                href: `/personalData/${name}`,
                label: labels[name],
                isCurrent: name === child,
              }))}
            />
            <ButtonLink href="/newPersonalData">All personal data</ButtonLink>
          </>
        }
      />
      <HomeLayout
        main={
          child === 'profile' ? (
            <>
              <AboutYou {...section} />
              <Equipment {...section} />
            </>
          ) : child === 'upload' ? (
            <ProfileFiles {...section} title="Your files" />
          ) : (
            <Interests {...section} />
          )
        }
        aside={<CompletenessCard parts={data.parts} hrefOf={partHref} />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
