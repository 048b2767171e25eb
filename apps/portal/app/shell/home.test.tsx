import { noReadState } from '@tutor/realtime/store/read-state';
import { NeedsAnswer, type NeedsAnswerProps } from '@tutor/ui/attendance/needs-answer.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import Home from './home.tsx';

const page = vi.hoisted(() => ({ due: 0, notices: 0, unread: 0, incompleteInfo: null as string | null }));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const missing = { problem: 'Not asked for here.' };
const at = '2026-11-20T01:00:00.000Z';

vi.mock('@remix-run/react', async (original) => ({
  ...(await original<typeof import('@remix-run/react')>()),
  useLoaderData: () => undefined,
}));
vi.mock('../kit/beside/use-known-parts.ts', () => ({
  useKnownParts: () => ({
    zone: 'Asia/Manila',
    isDesktopClient: false,
    ...{ classes: missing, leaves: missing, clockIn: missing, score: missing, grades: missing, bulletins: missing },
    attendance: { value: [] },
    incompleteInfo: { value: page.incompleteInfo },
    due: { value: numbers(page.due).map((clid) => ({ clid, start: at, studentName: 'Ruby', href: `/${clid}` })) },
    notices: {
      value: numbers(page.notices).map((mid) => ({
        ...{ mid, title: `Message ${mid}`, kind: 'notice', source: 'system', sentTime: at, isRead: false, seq: mid },
      })),
    },
  }),
}));
vi.mock('../messages/realtime-provider.tsx', () => ({
  useRealtime: () => ({ snapshot: { messages: [], reads: noReadState, unread: { total: page.unread } } }),
}));
vi.mock('../messages/waiting-provider.tsx', () => ({ useWaiting: () => ({ waiting: { classNotices: [] } }) }));
vi.mock('../session/use-frame.ts', () => ({ useFrame: () => ({ tutor: { name: 'Ana' } }) }));
vi.mock('../session/open-dialog.ts', () => ({ useOpenDialog: () => () => {} }));
vi.mock('../attendance/clock-in-control.tsx', () => ({ ClockInControl: () => null }));
vi.mock('../attendance/needs-answer-panel.tsx', () => ({
  NeedsAnswerPanel: (props: Omit<NeedsAnswerProps, 'action'>) => <NeedsAnswer {...props} action="/attendance/reply" />,
}));

function shown(counts: Partial<typeof page>) {
  Object.assign(page, counts);
  const markup = renderToStaticMarkup(<Home />);
  return {
    count: /Waiting for you<\/span> <[^>]*>(?:<[^>]*>)*([\d+]+)/.exec(markup)?.[1],
    more: [...markup.matchAll(/href="([^"]*)"[^>]*>(\d+ more [^<]*)/g)].map(([, href, words]) => [words, href]),
    isAskedForData: markup.includes('Please kindly upload your personal information ASAP.'),
    isNothing: markup.includes('Nothing waits for you'),
  };
}

test('the dashboard counts what waits, not the rows that it has room for, and leads to the rest', () => {
  expect(shown({ due: 6, notices: 9, unread: 33 })).toEqual({
    count: '39',
    more: [
      ['1 more remark', '/remarksDue'],
      ['28 more unread messages', '/message?unread=true'],
    ],
    isNothing: false,
    isAskedForData: false,
  });
  expect(shown({ due: 5, notices: 2, unread: 2 })).toMatchObject({ count: '7', more: [] });
  // What is unread beyond the system's messages is not nothing.
  expect(shown({ due: 0, notices: 0, unread: 1 })).toMatchObject({ count: '1', isNothing: false });
  expect(shown({ due: 0, notices: 0, unread: 0 })).toMatchObject({ count: undefined, isNothing: true });
});

test('the dashboard asks for personal data as long as it is incomplete, after its notice was put off too', () => {
  expect(shown({ incompleteInfo: '/newPersonalData' })).toMatchObject({ isAskedForData: true });
  expect(renderToStaticMarkup(<Home />)).toMatch(/<a [^>]*href="\/newPersonalData"[^>]*>(?:<[^>]*>)*Fill in/);
  expect(shown({ incompleteInfo: null })).toMatchObject({ isAskedForData: false });
});
