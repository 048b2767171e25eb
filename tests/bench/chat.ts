import { median, table } from './figures.ts';
import { type MeasuredPage, scriptKilobytes, servePages, withPage } from './measured-page.ts';
import { interleaved } from './rounds.ts';

const rounds = 5;
const floor = 'chat-floor';
const ours = 'chat-ours';
const pages = [
  { page: floor, name: 'floor (TanStack Virtual, plain rows)' },
  { page: ours, name: '**ours**' },
  { page: 'chat-virtuoso', name: 'react-virtuoso 4.18' },
] as const;
const viewport = { width: 800, height: 800 };
const appended = 100;
/** One frame at 60 Hz. */
const frameMs = 16.7;

interface Figures {
  mountMs: number;
  appendP95Ms: number;
  unpinned: number;
  frames: number;
  prependMs: number;
  /** At once, and after all has settled. */
  driftPx: number;
  heapMb: number;
}

/** A list of 10,000 messages that opens at its end, follows it, and takes 100 older ones: ours, the floor, and a well-known one. */
export async function measureChat(): Promise<string> {
  const server = await servePages();
  try {
    const { results, disturbed } = await interleaved(
      pages.map(({ page }) => page),
      rounds,
      (page) => withPage(`${server.url}/${page}/index.html`, viewport, measure),
    );
    const bareKb = await scriptKilobytes('bare');
    const figures = new Map<string, Figures>();
    for (const { page } of pages) figures.set(page, middle(results.get(page) ?? []));
    const rows = await Promise.all(
      pages.map(async ({ page, name }) => {
        const of = known(figures, page);
        const scriptKb = (await scriptKilobytes(page)) - bareKb;
        return [
          name,
          of.mountMs.toFixed(1),
          of.appendP95Ms.toFixed(1),
          `${of.unpinned} of ${of.frames}`,
          of.prependMs.toFixed(1),
          of.driftPx.toFixed(1),
          of.heapMb.toFixed(1),
          scriptKb.toFixed(1),
        ];
      }),
    );
    const [base, own] = [known(figures, floor), known(figures, ours)];
    const goals = [
      { name: 'mount ≤ 1.5× floor', isReached: own.mountMs <= 1.5 * base.mountMs },
      { name: 'append p95 ≤ one frame', isReached: own.appendP95Ms <= frameMs },
      { name: 'no frame unpinned in any round', isReached: own.unpinned === 0 },
      { name: 'drift 0 px in any round', isReached: own.driftPx === 0 },
    ];
    return [
      `10,000 messages in 480 × 720 px; ${appended} more, one every 50 ms; 100 older ones above. Medians of ${rounds} interleaved ` +
        `rounds, each in a fresh browser; of frames and drift the worst round (${disturbed} runs repeated because other work ` +
        'disturbed them).',
      '',
      table(
        [
          '',
          'mount ms',
          'append p95 ms',
          'frames unpinned',
          'prepend ms',
          'drift px',
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

function known(figures: ReadonlyMap<string, Figures>, page: string): Figures {
  const of = figures.get(page);
  if (of === undefined) throw new Error(`no figures of ${page}`);
  return of;
}

function middle(runs: readonly Figures[]): Figures {
  const of = (figure: keyof Figures): number => median(runs.map((run) => run[figure]));
  const worst = (figure: keyof Figures): number => Math.max(...runs.map((run) => run[figure]));
  return {
    mountMs: of('mountMs'),
    appendP95Ms: of('appendP95Ms'),
    unpinned: worst('unpinned'),
    frames: of('frames'),
    prependMs: of('prependMs'),
    driftPx: worst('driftPx'),
    heapMb: of('heapMb'),
  };
}

async function measure({ run, heap }: MeasuredPage): Promise<Figures> {
  const before = await heap();
  const mount = await run('mount', 1);
  const heapMb = (await heap()) - before;
  const latencies = (await run('append', appended)).wall.sort((a, b) => a - b);
  const [unpinned = Number.NaN, frames = Number.NaN] = (await run('unpinned', 1)).wall;
  const [prependMs = Number.NaN, ...drifts] = (await run('prepend', 1)).wall;
  return {
    mountMs: median(mount.wall),
    appendP95Ms: latencies[Math.ceil(latencies.length * 0.95) - 1] ?? Number.NaN,
    unpinned,
    frames,
    prependMs,
    driftPx: Math.max(...drifts),
    heapMb,
  };
}
