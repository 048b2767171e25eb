import type { SourceKit } from '@tutor/api/training/training-sources';
import { sizeText } from '@tutor/rules/uploads/size-text';
import type { SourceListProps } from '@tutor/ui/training/source-list.tsx';
import { courseFilesPath, coursePath, sourceHref } from './training-paths.ts';

/** The files of a course as its list shows them. */
export function sourceKit({ TraKitId, CourseName, CategoryName, Files }: SourceKit) {
  const available = Files.filter(({ IsAvailable }) => IsAvailable);
  const isWhole = available.length > 1 && available.length === Files.length;
  return {
    id: TraKitId,
    course: CourseName,
    category: CategoryName,
    href: courseFilesPath(TraKitId),
    courseHref: coursePath(TraKitId),
    files: Files.map(({ FileName, Title, Bytes, IsAvailable }): SourceListProps['files'][number] => ({
      name: FileName,
      title: Title,
      kind: `${FileName.split('.').at(-1) ?? ''}`.toUpperCase(),
      size: sizeText(Bytes),
      href: IsAvailable ? sourceHref(TraKitId, FileName) : undefined,
    })),
    // An archive that lacks one of them would not be all.
    allHref: isWhole ? sourceHref(TraKitId) : undefined,
  };
}
