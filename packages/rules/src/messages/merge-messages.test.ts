import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeMessages } from './merge-messages.ts';
import { messageUpdatesSchema, type SystemMessage, systemMessageSchema } from './message.ts';

function message(mid: number, seq: number, change: Partial<SystemMessage> = {}): SystemMessage {
  return {
    mid,
    seq,
    title: `Message ${mid} as of ${seq}`,
    content: '',
    remind: false,
    kind: 'notice',
    sentTime: '2026-11-20T01:00:00Z',
    isRead: false,
    source: 'system',
    refId: null,
    answer: null,
    ...change,
  };
}

describe('merging messages', () => {
  it('shows the newest sent first, and of two sent at once the one with the higher id', () => {
    const early = message(1, 9, { sentTime: '2026-11-20T01:00:00Z' });
    const late = message(2, 1, { sentTime: '2026-11-20T01:00:01Z' });
    const lateToo = message(3, 2, { sentTime: '2026-11-20T01:00:01Z' });
    expect(mergeMessages([early], [late, lateToo])).toEqual([lateToo, late, early]);
  });

  it('keeps the version with the higher seq, whichever came first', () => {
    const unread = message(1, 1);
    const read = message(1, 2, { isRead: true });
    expect(mergeMessages([unread], [read])).toEqual([read]);
    expect(mergeMessages([read], [unread])).toEqual([read]);
    expect(mergeMessages([], [read, unread])).toEqual([read]);
  });

  it('changes neither of its lists', () => {
    const shown = Object.freeze([message(1, 1)]);
    const arrived = Object.freeze([message(2, 2), message(1, 3)]);
    expect(mergeMessages(shown, arrived)).toHaveLength(2);
  });

  it('sorts by the instant, also where it is written with and without fractions of a second', () => {
    const whole = message(1, 1, { sentTime: '2026-11-20T01:00:00Z' });
    const fraction = message(2, 2, { sentTime: '2026-11-20T01:00:00.500Z' });
    expect(mergeMessages([whole], [fraction])).toEqual([fraction, whole]);
  });
});

/** A server's history: the n-th change is of message `mids[n]`; a message keeps the time it was sent. */
const history = fc
  .array(fc.integer({ min: 1, max: 8 }), { maxLength: 30 })
  .map((mids) =>
    mids.map((mid, index) =>
      message(mid, index + 1, { sentTime: `2026-11-20T0${mid % 4}:00:00Z`, isRead: mids.indexOf(mid) !== index }),
    ),
  );

describe('however the versions of messages arrive', () => {
  it('in any order, doubled and in any portions, the result is the same', () => {
    const portions = history.chain((versions) =>
      fc.record({
        versions: fc.constant(versions),
        arrivals: fc
          .shuffledSubarray([...versions, ...versions], { minLength: versions.length * 2 })
          .chain((all) => fc.tuple(fc.constant(all), fc.array(fc.nat(all.length), { maxLength: 5 }))),
      }),
    );
    fc.assert(
      fc.property(portions, ({ versions, arrivals: [all, cuts] }) => {
        const ends = [...cuts].sort((a, b) => a - b);
        let shown: SystemMessage[] = [];
        let from = 0;
        for (const to of [...ends, all.length]) {
          shown = mergeMessages(shown, all.slice(from, to));
          from = to;
        }
        const latest = new Map(versions.map((version) => [version.mid, version]));
        expect(new Set(shown)).toEqual(new Set(latest.values()));
        expect(shown).toEqual(mergeMessages([], versions));
      }),
      { numRuns: 1_000 },
    );
  });

  it('merging again changes nothing', () => {
    fc.assert(
      fc.property(history, history, (a, b) => {
        const once = mergeMessages(a, b);
        expect(mergeMessages(once, b)).toEqual(once);
        expect(mergeMessages(once, [])).toEqual(once);
        expect(mergeMessages([], once)).toEqual(once);
      }),
    );
  });
});

describe('a message on the wire', () => {
  it.each([
    { mid: 0 },
    { mid: -1 },
    { mid: 1.5 },
    { mid: '1' },
    { seq: -1 },
    { seq: '1' },
    { kind: 'other' },
    { kind: 'LevelUp' },
    { sentTime: 'yesterday' },
    { sentTime: '2026-11-20' },
    { sentTime: '2026-11-20T01:00:00' },
    { isRead: 1 },
    { title: null },
    { content: undefined },
  ])('with %j is refused', (change) => {
    expect(systemMessageSchema.safeParse({ ...message(1, 1), ...change }).success).toBe(false);
  });

  it('with fields that we do not know is taken without them', () => {
    expect(systemMessageSchema.parse({ ...message(1, 1), extra: true })).toEqual(message(1, 1));
  });

  it('comes in updates with a cursor and counts that are not negative', () => {
    const unread = { total: 1, notice: 1, warn: 0, remind: 0 };
    const updates = { seq: 1, messages: [message(1, 1)], unread };
    expect(messageUpdatesSchema.safeParse(updates).success).toBe(true);
    expect(messageUpdatesSchema.safeParse({ ...updates, unread: { ...unread, total: -1 } }).success).toBe(false);
    expect(messageUpdatesSchema.safeParse({ ...updates, seq: undefined }).success).toBe(false);
  });
});
