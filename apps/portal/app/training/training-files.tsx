import { useLoaderData } from '@remix-run/react';
import { isFound, searchText, searchWords } from '@tutor/rules/messages/search';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { ResourcesFolder } from '@tutor/ui/training/resources-folder.tsx';
import { SourceList } from '@tutor/ui/training/source-list.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { sourceKit } from './source-items.server.ts';
import { TrainingHeader } from './training-header.tsx';
import { trainingId } from './training-id.server.ts';
import { coursePath, filesPath } from './training-paths.ts';

export const meta = () => pageTitle('Files for self-study');

const description = 'To print and to listen to. They are yours to keep.';

export const loader = guarded(async ({ api, params, search }) => {
  // /resourcesFolder has the files of every course.
  const traKitId = params.id === undefined ? undefined : trainingId(params.id);
  const { body } = await api.trainingSources.list({ query: traKitId === undefined ? {} : { traKitId } });
  const kits = body.map(sourceKit);
  if (traKitId !== undefined) return { id: traKitId, kit: kits[0] ?? null };
  const asked = searchText(search.get('q'));
  const words = searchWords(asked);
  const found = kits.map((kit) => ({
    ...kit,
    // The archive has all of them, so that it is offered where all are shown.
    allHref: words.length === 0 ? kit.allHref : undefined,
    files: kit.files.filter(({ title, kind }) => isFound(`${title} ${kind} ${kit.course} ${kit.category}`, words)),
  }));
  return { words: asked, kits: found.filter(({ files }) => files.length > 0) };
});

export default function TrainingFiles() {
  const data = useLoaderData<typeof loader>();
  if ('kits' in data) {
    return (
      <>
        <TrainingHeader current={filesPath} />
        <ResourcesFolder action={filesPath} words={data.words} kits={data.kits} />
      </>
    );
  }
  const { id, kit } = data;
  return (
    <>
      <PageHeader
        title={kit === null ? 'Files for self-study' : `Files: ${kit.course}`}
        description={description}
        back={{ href: coursePath(id), label: 'Course' }}
      />
      <SourceList title="Files" files={kit?.files ?? []} allHref={kit?.allHref} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
