import { useLoaderData } from '@remix-run/react';
import { cutText } from '@tutor/rules/shell/cut-text';
import { KitList } from '@tutor/ui/training/kit-list.tsx';
import { KitSearch } from '@tutor/ui/training/kit-search.tsx';
import { pageTitle } from '../kit/page/page-title.ts';
import { requireFailedCall } from '../kit/server/failed-call.server.ts';
import { type Guarded, guarded } from '../session/guarded.server.ts';
import { kitItem } from './kit-item.ts';
import { TrainingHeader } from './training-header.tsx';
import { kitsPath } from './training-paths.ts';

export const meta = () => pageTitle('Training Kit');

export const loader = guarded(async (args) => {
  const name = cutText(args.search.get('name') ?? '', 100);
  const category = cutText(args.search.get('guid') ?? '', 60);
  const categories = await loadKits(args);
  const isSearched = name !== '' || category !== '';
  const found = isSearched ? await findTests(args, { name, guid: category }) : undefined;
  return {
    name,
    category,
    choices: categories.map(({ Guid, CategoryName }) => ({ id: Guid, name: CategoryName })),
    found: found?.length,
    shown:
      found === undefined
        ? categories.map(({ Guid, CategoryName, Items }) => ({
            id: Guid,
            name: CategoryName,
            items: Items.map(kitItem),
          }))
        : [{ id: 'found', name: 'Tests', items: found.map(kitItem) }],
  };
});

/** The kits; none where the service answers with an ErrorCode (specification, core §7). */
async function loadKits({ api }: Guarded) {
  try {
    return (await api.trainingKits.kits()).body;
  } catch (error) {
    return noneIfRefused(error);
  }
}

async function findTests({ api }: Guarded, query: { name: string; guid: string }) {
  try {
    return (await api.trainingKits.findTests({ query })).body;
  } catch (error) {
    return noneIfRefused(error);
  }
}

function noneIfRefused(error: unknown): [] {
  requireFailedCall(error);
  if (error.kind !== 'refused') throw error;
  return [];
}

export default function TrainingKit() {
  const { name, category, choices, found, shown } = useLoaderData<typeof loader>();
  return (
    <>
      <TrainingHeader current={kitsPath} />
      <KitSearch action={kitsPath} name={name} category={category} categories={choices} found={found} />
      <KitList categories={shown} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
