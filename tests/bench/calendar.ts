import { median, table } from './figures.ts';
import { scriptKilobytes, servePages, withPage } from './measured-page.ts';
import { interleaved } from './rounds.ts';

const rounds = 7;
const floor = 'calendar-floor';
const ours = 'calendar-ours';
const pages = [
  { page: floor, name: 'floor (native buttons)' },
  { page: ours, name: '**ours**' },
  { page: 'calendar-big-calendar', name: 'react-big-calendar 1.20' },
  { page: 'calendar-full-calendar', name: 'FullCalendar 7.1' },
  { page: 'calendar-schedule-x', name: 'Schedule-X 4.9' },
] as const;
/** Every calendar is 860 px high in it, and 1200 px wide. */
const viewport = { width: 1280, height: 1060 };

interface Figures {
  mountMs: number;
  changeMs: number;
  pageMs: number;
  heapMb: number;
}

/** A week of 336 half hours with 300 events, ours beside three well-known calendars and the least that does the job. */
export async function measureCalendar(): Promise<string> {
  const server = await servePages();
  try {
    const { results, disturbed } = await interleaved(
      pages.map(({ page }) => page),
      rounds,
      (page) => withPage(`${server.url}/${page}/index.html`, viewport, measure),
    );
    const bareKb = await scriptKilobytes('bare');
    const figures = new Map<string, Figures & { scriptKb: number }>();
    for (const { page } of pages) {
      const runs = results.get(page) ?? [];
      const middle = (figure: keyof Figures): number => median(runs.map((run) => run[figure]));
      figures.set(page, {
        mountMs: middle('mountMs'),
        changeMs: middle('changeMs'),
        pageMs: middle('pageMs'),
        heapMb: middle('heapMb'),
        scriptKb: (await scriptKilobytes(page)) - bareKb,
      });
    }
    const rows = pages.map(({ page, name }) => {
      const of = figures.get(page);
      const at = figures.get(floor);
      if (of === undefined || at === undefined) throw new Error(`no figures of ${page}`);
      const cell = (figure: 'mountMs' | 'changeMs' | 'pageMs'): string =>
        `${of[figure].toFixed(1)}${page === floor ? '' : ` (${(of[figure] / at[figure]).toFixed(1)}×)`}`;
      return [name, cell('mountMs'), cell('changeMs'), cell('pageMs'), of.heapMb.toFixed(1), of.scriptKb.toFixed(1)];
    });
    const [base, own] = [figures.get(floor), figures.get(ours)];
    const peers = pages.slice(2).flatMap(({ page }) => figures.get(page) ?? []);
    if (base === undefined || own === undefined) throw new Error('floor and ours are not measured');
    const best = (figure: keyof typeof own): number => Math.min(...peers.map((peer) => peer[figure]));
    const goals = [
      { name: 'mount ≤ 2× floor', isReached: own.mountMs <= 2 * base.mountMs },
      { name: 'one change ≤ 2× floor', isReached: own.changeMs <= 2 * base.changeMs },
      { name: 'next week ≤ 1.5× floor', isReached: own.pageMs <= 1.5 * base.pageMs },
      { name: 'heap ≤ 2 MB', isReached: own.heapMb <= 2 },
      { name: 'JavaScript ≤ 20 kB', isReached: own.scriptKb <= 20 },
      { name: 'mounts faster than the fastest peer', isReached: own.mountMs < best('mountMs') },
      { name: 'changes faster than the fastest peer', isReached: own.changeMs < best('changeMs') },
      { name: 'pages faster than the fastest peer', isReached: own.pageMs < best('pageMs') },
      { name: 'smaller than the smallest peer', isReached: own.scriptKb < best('scriptKb') },
    ];
    return [
      `A week of 336 half hours with 300 events; medians of ${rounds} interleaved rounds, each in a fresh browser ` +
        `(${disturbed} runs repeated because other work disturbed them).`,
      '',
      table(
        [
          '',
          'mount ms',
          'one event changed, main thread ms',
          'next week, main thread ms',
          'heap MB',
          'JS beyond React kB gz',
        ],
        rows,
      ),
      '',
      table(
        ['goal', 'reached'],
        goals.map(({ name, isReached }) => [name, isReached ? 'yes' : 'NO']),
      ),
    ].join('\n');
  } finally {
    server.close();
  }
}

async function measure({ run, heap }: Parameters<Parameters<typeof withPage>[2]>[0]): Promise<Figures> {
  const idle = (await run('idle', 20)).busy;
  const heapBefore = await heap();
  const mount = await run('mount', 1);
  const heapMb = (await heap()) - heapBefore;
  const change = await run('change', 20);
  const page = await run('page', 10);
  return {
    mountMs: median(mount.wall),
    changeMs: change.busy - idle,
    pageMs: page.busy - idle,
    heapMb,
  };
}
