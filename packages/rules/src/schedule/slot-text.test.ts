import { describe, expect, it } from 'vitest';
import { selectionText, slotDayTexts, slotRangeText } from './slot-text.ts';

const zone = 'Asia/Manila';
const at = (text: string): number => Date.parse(`2026-11-${text}:00+08:00`);

describe('slots in words', () => {
  it('are times by day, joined where they follow each other, whatever their order', () => {
    expect(
      slotDayTexts([at('28T00:00'), at('27T10:30'), at('27T10:00'), at('27T18:00'), at('27T23:30')], zone),
    ).toEqual([
      { day: 'Fri 27 Nov', times: ['10:00 – 11:00 AM', '6:00 – 6:30 PM', '11:30 PM – 12:00 AM'] },
      { day: 'Sat 28 Nov', times: ['12:00 – 12:30 AM'] },
    ]);
    expect(slotDayTexts([], zone)).toEqual([]);
  });

  it.each([
    ['2026-10-24T23:30Z', '2026-10-25T00:00Z', '12:30 – 1:00 AM GMT+1'],
    ['2026-10-25T00:00Z', '2026-10-25T00:30Z', '1:00 – 1:30 AM GMT+1'],
    ['2026-10-25T00:30Z', '2026-10-25T01:00Z', '1:30 AM GMT+1 – 1:00 AM GMT'],
    ['2026-10-25T01:00Z', '2026-10-25T01:30Z', '1:00 – 1:30 AM GMT'],
    ['2026-03-29T00:30Z', '2026-03-29T01:00Z', '12:30 AM GMT – 2:00 AM GMT+1'],
    ['2026-03-29T22:30Z', '2026-03-29T23:00Z', '11:30 PM – 12:00 AM GMT+1'],
    ['2026-03-28T23:30Z', '2026-03-29T00:00Z', '11:30 PM – 12:00 AM'],
    ['2026-03-29T23:00Z', '2026-03-29T23:30Z', '12:00 – 12:30 AM'],
  ])('are told apart by their offset on a day whose clock changes, and there only: from %s', (start, end, text) => {
    expect(slotRangeText(new Date(start), new Date(end), 'Europe/London')).toBe(text);
    const [day] = slotDayTexts([Date.parse(start)], 'Europe/London');
    expect(day?.times).toEqual([text]);
  });

  it('are read out with their offset on a day whose clock changes', () => {
    const one = { isOpen: true, skipped: 0, left: 3, zone: 'Europe/London' };
    expect(selectionText({ ...one, applied: [Date.parse('2026-10-25T01:00Z')] })).toBe(
      'Sunday 25 October, 1:00 AM GMT is open. 3 changes left.',
    );
  });

  it.each([
    [[at('27T10:00')], true, 0, 3, 'Friday 27 November, 10:00 AM is open. 3 changes left.'],
    [[at('27T10:00')], false, 0, 1, 'Friday 27 November, 10:00 AM is closed. 1 change left.'],
    [
      [at('27T10:00'), at('27T10:30')],
      true,
      1,
      0,
      '2 half hours are open. 1 half hour cannot be changed. 0 changes left.',
    ],
    [[], true, 2, 5, 'Nothing changed. 2 half hours cannot be changed. 5 changes left.'],
  ])('are read out with what is left', (applied, isOpen, skipped, left, text) => {
    expect(selectionText({ applied, isOpen, skipped, left, zone })).toBe(text);
  });
});
