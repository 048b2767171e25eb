import { useLoaderData } from '@remix-run/react';
import { LabelImpression } from '@tutor/ui/scores/label-impression.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { guarded } from '../session/guarded.server.ts';
import { CommentsHeader } from './comments-header.tsx';

export const meta = () => pageTitle('Label impression');

export const loader = guarded(async ({ api }) => {
  const { body } = await api.comments.labels();
  return {
    labels: body.Labels.map(({ Name, Count, IsGood }) => ({ name: Name, count: Count, isGood: IsGood })),
    levels: body.Levels.map(({ Level, Count }) => ({ level: Level, count: Count })),
  };
});

export default function LabelImpressionPage() {
  return (
    <>
      <CommentsHeader child="labelImpression" />
      <LabelImpression {...useLoaderData<typeof loader>()} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
