import { describe, expect, it } from 'vitest';
import { chatPersonSchema } from '../chat/chat-person.ts';
import { readEntry } from '../chat/read-entry.ts';
import { drawable } from './drawable.ts';
import { typedText } from './typed-text.ts';

const pile = '\u0301'.repeat(100_000);
const kept = `a${'\u0301'.repeat(20)}b`;

describe('a pile of marks on one sign', () => {
  it.each([
    ['accents', '\u0301'],
    ['accents with joiners between', '\u0301\u200D'],
    ['signs of a script that stand around', '\u0489'],
    ['tags', '\u{E0061}'],
    ['skin tones', '🏽'],
    ['selectors of an emoji', '\uFE0F'],
  ])('of %s is capped where a text is typed and where it is drawn', (_name, mark) => {
    const text = `a${mark.repeat(50_000)}b`;
    expect(typedText(text).length).toBeLessThanOrEqual(42);
    expect(drawable(text)).toBe(typedText(text));
  });

  it('is capped in names, messages, announcements and notes that are stored already', () => {
    const stored = `a${pile}b`;
    const head = {
      conversationId: 1,
      seq: 2,
      at: '2026-01-01T00:00:00.000Z',
      sender: 3,
      clientId: null,
      reactions: [],
    };
    expect(chatPersonSchema.parse({ id: 1, name: stored }).name).toBe(kept);
    expect(readEntry({ ...head, kind: 'text', body: { text: stored } }).body).toMatchObject({ text: kept });
    const settings = { changed: ['announcement'], announcement: stored };
    expect(readEntry({ ...head, kind: 'settings', body: settings }).body).toMatchObject({ announcement: kept });
    const people = { action: 'invited', people: [{ id: 1, name: stored }], note: stored };
    expect(readEntry({ ...head, kind: 'people', body: people }).body).toMatchObject({
      people: [{ id: 1, name: kept }],
      note: kept,
    });
  });
});

it('what people mean stays: stacked letters, flags of regions, families', () => {
  for (const text of ['བསྒྲུབས་', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👨🏻‍👩🏻‍👧🏻‍👦🏻', 'שָׁ֔לוֹם', 'Z̸̧̢̛͓̈́a']) {
    expect(drawable(text)).toBe(text);
  }
});

it('a text from before there was a bound is drawn up to a length', () => {
  expect(drawable('b'.repeat(500_000)).length).toBe(100_001);
});
