// @vitest-environment jsdom
import type { ChatEntry } from '@tutor/rules/chat/chat-entry';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import type { TalkView } from './talk-items.ts';
import { type QuotedEntry, useQuoted } from './use-quoted.ts';

const entry = (seq: number, text: string) => ({ seq, kind: 'text', body: { text } }) as unknown as ChatEntry;
const talkOf = (upTo: number, ...entries: ChatEntry[]) => ({
  items: entries.map((one) => ({ kind: 'line' as const, seq: one.seq, entry: one, quoted: undefined })),
  details: undefined,
  upTo,
});

let shown: QuotedEntry | undefined;

type Around = Parameters<typeof useQuoted>[2];

function Probe({ seq, ...around }: { seq: number | undefined } & Around) {
  shown = useQuoted(7, seq, around);
  return null;
}

test('a draft’s message that is not loaded is fetched, anew with each new entry, and said to be missing where it is', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let kept: ChatEntry | undefined = entry(3, 'When do we begin?');
  const readEntry = vi.fn(async () => kept);
  const withClient = (run: (client: { readEntry: typeof readEntry }) => void): void => run({ readEntry });
  const root = createRoot(document.createElement('div'));
  const draw = (seq: number | undefined, talk?: TalkView & { upTo: number }) =>
    act(async () => root.render(<Probe seq={seq} talk={talk} withClient={withClient} />));
  act(() => root.render(<Probe seq={3} talk={undefined} withClient={withClient} />));
  expect(shown).toBe('loading');
  await draw(3, talkOf(300));
  expect(shown).toEqual(entry(3, 'When do we begin?'));
  kept = undefined;
  await draw(3, talkOf(301));
  expect(shown).toBe('missing');
  await draw(300, talkOf(301, entry(300, 'Loaded')));
  expect(shown).toEqual(entry(300, 'Loaded'));
  await draw(undefined, talkOf(301));
  expect(shown).toBeUndefined();
  await act(async () => root.unmount());
});
