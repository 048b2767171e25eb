import { noReadState } from '@tutor/realtime/store/read-state';
import { expect, test, vi } from 'vitest';
import { servedMarkup } from '../kit/server/served-markup.server.tsx';
import Home from './home.tsx';

const page = vi.hoisted(() => {
  let broken = '';
  return {
    breakOnly: (name: string): void => {
      broken = name;
    },
    /** A card that says its name, or throws where it is the broken one. */
    card: (name: string) => () => {
      if (name === broken) throw new Error(`${name} throws`);
      return `${name} is here.`;
    },
  };
});
const names = ['Clock in', 'Next class', 'Waiting for you', 'Today', 'Points', 'Bulletin board'];

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useLoaderData: () => undefined,
}));
vi.mock('../kit/beside/use-known-parts.ts', () => ({
  useKnownParts: () => ({
    zone: 'Asia/Manila',
    isDesktopClient: false,
    classes: { value: { next: null, today: [] } },
    leaves: { value: [] },
    clockIn: { value: null },
    score: { value: {} },
    grades: { value: [] },
    bulletins: { value: [] },
    attendance: { value: [] },
    incompleteInfo: { value: null },
    due: { value: [] },
    notices: { value: [] },
  }),
}));
vi.mock('../messages/realtime-provider.tsx', () => ({
  useRealtime: () => ({ snapshot: { messages: [], reads: noReadState, unread: { total: 0 } } }),
}));
vi.mock('../messages/waiting-provider.tsx', () => ({ useWaiting: () => ({ waiting: undefined }) }));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { name: 'Ana' } }) }));
vi.mock('../session/open-dialog.ts', () => ({ useOpenDialog: () => () => {} }));
vi.mock('../attendance/clock-in-control.tsx', () => ({ ClockInControl: page.card('Clock in') }));
vi.mock('../attendance/needs-answer-panel.tsx', () => ({ NeedsAnswerPanel: page.card('Waiting for you') }));
vi.mock('@tutor/ui/classes/next-class-card.tsx', () => ({ NextClassCard: page.card('Next class') }));
vi.mock('@tutor/ui/classes/day-timeline.tsx', () => ({ DayTimeline: page.card('Today') }));
vi.mock('@tutor/ui/scores/points-card.tsx', () => ({ PointsCard: page.card('Points') }));
vi.mock('@tutor/ui/scores/flowers-card.tsx', () => ({ FlowersCard: () => null }));
vi.mock('@tutor/ui/messages/bulletin-board.tsx', () => ({ BulletinBoard: page.card('Bulletin board') }));

test.each(names)('where “%s” of the dashboard throws, the server serves all the others', (broken) => {
  page.breakOnly(broken);
  const markup = servedMarkup(<Home />);
  for (const name of names) {
    expect(markup.includes(`${name} is here.`)).toBe(name !== broken);
    expect(markup.includes(`“${name}” could not be shown.`)).toBe(name === broken);
  }
});
