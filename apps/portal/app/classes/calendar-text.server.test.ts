import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarText, type Feed } from './calendar-text.server.ts';

const event: Feed['Events'][number] = {
  CLID: 700_001,
  StartTime: '2026-11-20T09:00:00.000Z',
  EndTime: '2026-11-20T09:25:00.000Z',
  Status: 'Confirmed',
  StuName: 'Wang Haoran',
  SubjectName: 'Kids English Level 2',
  UnitName: 'Unit 4: At the zoo',
  ClassTool: 11,
  Sequence: 3,
  ChangedTime: '2026-11-19T01:02:03.000Z',
};
const feedOf = (...Events: Feed['Events']): Feed => ({ AlarmMinutes: [5, 60], Events, Trainings: [] });
const textOf = (...events: Feed['Events']): string => calendarText(feedOf(...events), 'https://portal.example');

/** Read by a parser that is not of the library that wrote it. */
function read(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

describe('the calendar as iCalendar text', () => {
  it('has every event newer after a change of the alarms, by each of the stamps that calendars go by', () => {
    const before = feedOf(event, { ...event, CLID: 700_002, ChangedTime: '2026-11-20T00:00:00.000Z' });
    const after = { ...before, AlarmMinutes: [15], AlarmsSequence: 1, AlarmsChangedTime: '2026-11-20T08:00:00.000Z' };
    const stampsOf = (feed: Feed) =>
      read(calendarText(feed, 'https://portal.example')).map(({ component, sequence }) => ({
        sequence: Number(sequence),
        stamps: ['dtstamp', 'last-modified'].map((name) => String(component.getFirstPropertyValue(name))),
      }));
    const [old, changed] = [stampsOf(before), stampsOf(after)];
    expect(changed).toHaveLength(2);
    for (const [index, { sequence, stamps }] of changed.entries()) {
      expect(sequence).toBeGreaterThan(old[index]?.sequence ?? Number.POSITIVE_INFINITY);
      for (const [at, stamp] of stamps.entries()) expect(stamp > (old[index]?.stamps[at] ?? '')).toBe(true);
    }
  });

  it('says when, what, with whom and where, at instants in UTC', () => {
    const [parsed] = read(textOf(event));
    expect(parsed?.uid).toBe('class-700001@tutor-portal');
    expect(parsed?.summary).toBe('Class with Wang Haoran');
    expect(parsed?.description).toBe('Kids English Level 2, Unit 4: At the zoo\nClassroom: Tencent Classroom');
    expect(parsed?.startDate.toJSDate().toISOString()).toBe(event.StartTime);
    expect(parsed?.endDate.toJSDate().toISOString()).toBe(event.EndTime);
    expect(parsed?.startDate.zone.tzid).toBe('UTC');
    expect(parsed?.sequence).toBe(3);
    const value = (name: string) => String(parsed?.component.getFirstPropertyValue(name));
    expect(value('dtstamp')).toBe('2026-11-19T01:02:03Z');
    expect(value('last-modified')).toBe('2026-11-19T01:02:03Z');
    expect(value('status')).toBe('CONFIRMED');
    expect(value('url')).toBe('https://portal.example/classDetail/700001');
  });

  it('has training lessons too, with what they are about, and cancelled ones as cancelled', () => {
    const training: Feed['Trainings'][number] = {
      ...{
        ID: 90_001,
        TrainingType: 'Test',
        StartTime: '2026-11-23T06:00:00.000Z',
        EndTime: '2026-11-23T06:30:00.000Z',
      },
      ...{ Status: 'Confirmed', Remark: 'Rhythm\nand stress', Sequence: 2, ChangedTime: '2026-11-20T01:00:00.000Z' },
    };
    const of = (status: 'Confirmed' | 'Canceled') =>
      read(calendarText({ ...feedOf(), Trainings: [{ ...training, Status: status }] }, 'https://portal.example'))[0];
    const standing = of('Confirmed');
    expect(standing?.summary).toBe('Training lesson: practice lesson');
    expect([standing?.uid, standing?.sequence]).toEqual(['training-90001@tutor-portal', 2]);
    expect(standing?.startDate.toJSDate().toISOString()).toBe(training.StartTime);
    expect(String(standing?.component.getFirstPropertyValue('url'))).toBe(
      'https://portal.example/trainingCenter/onlineTraining',
    );
    const cancelled = of('Canceled');
    expect(cancelled?.summary).toBe('Cancelled: training lesson: practice lesson');
    expect(cancelled?.component.getAllSubcomponents('valarm')).toEqual([]);
  });

  it('rings at the chosen times', () => {
    const [parsed] = read(textOf(event));
    const alarms = parsed?.component.getAllSubcomponents('valarm') ?? [];
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(['-PT5M', '-PT1H']);
    expect(alarms.map((alarm) => String(alarm.getFirstPropertyValue('action')))).toEqual(['DISPLAY', 'DISPLAY']);
  });

  it('keeps a cancelled class as cancelled, taking no time and ringing for nobody', () => {
    const [parsed] = read(textOf({ ...event, Status: 'Canceled' }));
    expect(String(parsed?.component.getFirstPropertyValue('status'))).toBe('CANCELLED');
    expect(String(parsed?.component.getFirstPropertyValue('transp'))).toBe('TRANSPARENT');
    expect(parsed?.component.getAllSubcomponents('valarm')).toEqual([]);
    expect(parsed?.uid).toBe('class-700001@tutor-portal');
  });

  it('says that an unconfirmed class is not certain', () => {
    const [parsed] = read(textOf({ ...event, Status: 'Waited' }));
    expect(String(parsed?.component.getFirstPropertyValue('status'))).toBe('TENTATIVE');
  });

  it('escapes and folds whatever a name holds, and ends every line as the standard says', () => {
    const StuName = 'Ng, Minh; Anh \\ "Coco" 王浩然 👩‍🏫\nBEGIN:VEVENT';
    const UnitName = 'Unit 12: '.padEnd(300, 'é,;');
    const text = textOf({ ...event, StuName, UnitName });
    const events = read(text);
    expect(events).toHaveLength(1);
    expect(events[0]?.summary).toBe(`Class with ${StuName}`);
    expect(events[0]?.description).toContain(UnitName);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('keeps a title whole, whatever controls and line breaks of Unicode came with the name', () => {
    const StuName = 'Mia\u0000 \u0007Chen\u2028Leo\u2029Ivy\u0085Max\u000BTom\uD83D';
    const text = textOf({ ...event, StuName, SubjectName: 'Kids\u001B English', UnitName: 'Unit\f4' });
    const [parsed] = read(text);
    expect(parsed?.summary).toBe('Class with Mia Chen\nLeo\nIvy\nMax\nTom');
    expect(parsed?.description).toContain('Kids English, Unit\n4');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[^\P{Cc}\t]|[\u2028\u2029\p{Cs}]/u);
  });

  it('calls a student whose name has no characters a student', () => {
    expect(read(textOf({ ...event, StuName: '\u0000' }))[0]?.summary).toBe('Class with a student');
  });

  it('is the same text for the same feed, whenever it is read', () => {
    expect(textOf(event)).toBe(textOf({ ...event }));
  });

  it('is a calendar without any class, too', () => {
    expect(read(textOf())).toEqual([]);
  });
});
