import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LabelImpression } from '@tutor/ui/scores/label-impression.tsx';
import { pageTitle } from '../kit/page-title.ts';
import { loaderFailure, requireSignedIn } from '../session/guard.server.ts';
import { CommentsHeader } from './comments-header.tsx';

export const meta = () => pageTitle('Label impression');

export async function loader(args: LoaderFunctionArgs) {
  const { api } = await requireSignedIn(args);
  try {
    const { body } = await api.comments.labels();
    return json({
      labels: body.Labels.map(({ Name, Count, IsGood }) => ({ name: Name, count: Count, isGood: IsGood })),
      levels: body.Levels.map(({ Level, Count }) => ({ level: Level, count: Count })),
    });
  } catch (error) {
    throw await loaderFailure(error, args);
  }
}

export default function LabelImpressionPage() {
  return (
    <>
      <CommentsHeader child="labelImpression" />
      <LabelImpression {...useLoaderData<typeof loader>()} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page-error.tsx';
