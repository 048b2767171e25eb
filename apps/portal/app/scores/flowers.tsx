import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { listPageSize, pageNumber } from '@tutor/rules/paging/pages';
import { BarChart } from '@tutor/ui/primitives/data/bar-chart.tsx';
import { SegmentedLinks } from '@tutor/ui/primitives/fields/segmented-control.tsx';
import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { PageHeader } from '@tutor/ui/primitives/layout/page-header.tsx';
import { FlowerList } from '@tutor/ui/scores/flower-list.tsx';
import { FlowersCard } from '@tutor/ui/scores/flowers-card.tsx';
import { HomeLayout } from '@tutor/ui/shell/home-layout.tsx';
import { LoadedPart } from '../kit/beside/loaded-part.tsx';
import { loadPart } from '../kit/beside/parts.server.ts';
import { pageTitle } from '../kit/page/page-title.ts';
import { beyondLastPage } from '../kit/server/beyond-last-page.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { useOpenDialog } from '../session/open-dialog.ts';
import { useFrame } from '../session/use-frame.ts';
import { type FlowerListName, loadFlowerAmount, loadFlowerList } from './flowers.server.ts';

const labels: Record<FlowerListName, string> = { obtainedFlowers: 'Obtained', usedFlowers: 'Used' };
const lists = ['obtainedFlowers', 'usedFlowers'] as const;

export const meta = () => pageTitle('Flowers');

export const loader = guarded(async ({ api, params, search, request }) => {
  const list = lists.find((name) => name === params.child);
  if (list === undefined) throw redirect(params.child === undefined ? '/flowers/obtainedFlowers' : '/404');
  const page = pageNumber(search.get('page'));
  const [amount, shown] = await Promise.all([
    loadPart(loadFlowerAmount(api), (amount) => amount),
    loadFlowerList(api, list, page),
  ]);
  const beyond = beyondLastPage(request, { page, total: shown.total, pageSize: listPageSize });
  if (beyond !== undefined) return beyond;
  return { list, page, amount, ...shown };
});

export default function Flowers() {
  const { list, page, amount, total, items } = useLoaderData<typeof loader>();
  const { zone } = useFrame().tutor;
  const open = useOpenDialog();
  return (
    <>
      <PageHeader
        title="Flowers"
        description="What students gave you for lessons that they liked."
        actions={
          <SegmentedLinks
            label="Flowers"
            segments={lists.map((name) => ({
              href: `/flowers/${name}`,
              label: labels[name],
              isCurrent: name === list,
            }))}
          />
        }
      />
      <HomeLayout
        main={
          <FlowerList
            kind={list === 'obtainedFlowers' ? 'obtained' : 'used'}
            entries={items.map(({ at, exchange, ...entry }) => ({
              ...entry,
              at: new Date(at),
              exchange: exchange ?? undefined,
            }))}
            page={page}
            pageSize={listPageSize}
            total={total}
            hrefOf={(number) => (number === 1 ? `/flowers/${list}` : `/flowers/${list}?page=${number}`)}
            zone={zone}
          />
        }
        aside={
          <LoadedPart part={amount} title="Your flowers" retryHref={`/flowers/${list}`}>
            {({ flowers, exchangedThisMonth, months }) => (
              <>
                <FlowersCard
                  flowers={flowers}
                  exchangedThisMonth={exchangedThisMonth}
                  exchangeHref="/flowers/forCash"
                  onExchange={() => open({ name: 'flowersForCash' })}
                />
                <Card title="Obtained by month">
                  <BarChart
                    caption="Flowers obtained by month"
                    isCaptionHidden
                    tone="reward"
                    points={months.map(({ month, obtained }) => ({ label: monthLabel(month), value: obtained }))}
                    columnNames={['Month', 'Flowers']}
                  />
                </Card>
              </>
            )}
          </LoadedPart>
        }
      />
    </>
  );
}

/** 'Nov' for '2026-11'. */
function monthLabel(month: string): string {
  return new Date(`${month}-01T00:00:00Z`).toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
}

export { PageError as ErrorBoundary } from '../kit/page/page-error.tsx';
