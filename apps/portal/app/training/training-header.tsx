import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FilterLinks } from '@tutor/ui/primitives/navigation/filter-links.tsx';
import { moodlePath } from '../messages/inbox-links.ts';
import {
  announcementsPath,
  filesPath,
  kitsPath,
  onlineTrainingPath,
  overviewPath,
  selfStudyPath,
  subscriptionPath,
} from './training-paths.ts';

const pages = [
  { href: overviewPath, label: 'Overview' },
  { href: subscriptionPath, label: 'My courses' },
  { href: selfStudyPath, label: 'Self-study' },
  { href: kitsPath, label: 'Training Kit' },
  { href: filesPath, label: 'Files' },
  { href: onlineTrainingPath, label: 'Online training' },
  { href: announcementsPath, label: 'Announcements' },
  { href: moodlePath, label: 'Moodle messages' },
] as const;

/** Head of the pages of the training center, with the way from one to the others. */
export function TrainingHeader({ current }: { current: (typeof pages)[number]['href'] }) {
  return (
    <>
      <PageHeader
        title="Training Center"
        description="Courses, tests and trainers that make your next lesson easier."
      />
      <FilterLinks
        label="Training Center"
        filters={pages.map(({ href, label }) => ({ href, label, isCurrent: href === current }))}
      />
    </>
  );
}
