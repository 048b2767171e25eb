import { median, table } from './figures.ts';
import { servePages, withPage } from './measured-page.ts';
import { interleaved } from './rounds.ts';

const rounds = 9;
const goalMs = 50;

/** Milliseconds from mounting a full week (336 half-hour slots, 300 events) until it is painted and answers, in fresh browsers. */
export async function measureClassTable(): Promise<string> {
  const server = await servePages();
  try {
    const { results, disturbed } = await interleaved(['week'], rounds, () =>
      withPage(`${server.url}/class-table/index.html`, { width: 1440, height: 900 }, ({ run }) => run('mount', 1)),
    );
    const runs = results.get('week') ?? [];
    const times = runs.flatMap(({ wall }) => wall);
    const middle = median(times);
    const part = (name: 'script' | 'style' | 'layout'): number => Math.round(median(runs.map((cost) => cost[name])));
    return [
      `Class table of a full week, 336 half-hour slots and 300 events: mounted, painted and able to answer; ${rounds} fresh ` +
        `browsers (${disturbed} runs repeated because other work disturbed them).`,
      '',
      table(
        ['median ms', 'range', 'script', 'style', 'layout', 'goal ms', 'reached'],
        [
          [
            middle.toFixed(1),
            `${Math.min(...times).toFixed(1)}–${Math.max(...times).toFixed(1)}`,
            part('script'),
            part('style'),
            part('layout'),
            goalMs,
            middle <= goalMs ? 'yes' : 'NO',
          ],
        ],
      ),
    ].join('\n');
  } finally {
    server.close();
  }
}
