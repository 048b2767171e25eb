import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, minutes } from '../time/durations.ts';
import { canCancelClass, canSendTrialNotice } from './class-actions.ts';
import { lessonKinds } from './lesson-kind.ts';
import { remarkDueAt, remarkKindOf, remarkState } from './remark.ts';
import {
  knowledgeRemarkSchema,
  masteryField,
  normalRemarkSchema,
  trialRemarkSchema,
  vipRemarkSchema,
} from './remark-forms.ts';
import { isRemarkLate, queuePlace, sortDueRemarks } from './remark-queue.ts';
import { fillTemplate, insertText, unknownPlaceholders } from './remark-template.ts';
import { remarkTemplateSchema } from './remark-template-form.ts';
import { ageOn } from './student-age.ts';

const start = new Date('2026-11-20T01:00:00Z');
const end = new Date('2026-11-20T01:25:00Z');
const at = (ms: number, from = start): Date => new Date(from.getTime() + ms);

function messagesOf(result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) {
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('the kind of remark', () => {
  it.each([
    ['normal', 0, 'normal'],
    ['normal', 1, 'knowledge'],
    ['vip', 0, 'vip'],
    ['vip', 5, 'vip'],
    ['trial', 5, 'trial'],
    ['small', 5, 'normal'],
    ['test', 5, 'normal'],
  ] as const)('of a %s class with %i knowledge points is %s', (lessonKind, pointCount, kind) => {
    expect(remarkKindOf({ lessonKind, pointCount })).toBe(kind);
  });
});

describe('the state of a remark', () => {
  it.each([
    [-1, 'notOpen'],
    [0, 'due'],
    [hours(1000), 'due'],
  ])('%i ms from the start of class, unwritten, is %s', (ms, state) => {
    expect(remarkState({ start, status: 'Confirmed', writtenAt: undefined }, at(ms))).toBe(state);
  });

  it.each([
    [0, 'editable'],
    [hours(24) - 1, 'editable'],
    [hours(24), 'closed'],
  ])('%i ms after it was saved is %s', (ms, state) => {
    expect(remarkState({ start, status: 'Confirmed', writtenAt: end }, at(ms, end))).toBe(state);
  });

  it('is not needed for a cancelled class', () => {
    expect(remarkState({ start, status: 'Canceled', writtenAt: undefined }, at(hours(1)))).toBe('notNeeded');
  });
});

describe('what can be done with a class', () => {
  it.each([
    [-hours(80), true, true],
    [-1, true, true],
    [0, true, false],
    [minutes(25) - 1, true, false],
    [minutes(25), false, false],
  ])('%i ms from its start: cancel %s, tell the parents %s', (ms, canCancel, canTell) => {
    const lesson = { start, end, status: 'Confirmed' as const };
    expect(canCancelClass(lesson, at(ms))).toBe(canCancel);
    expect(canSendTrialNotice({ ...lesson, kind: 'trial' }, at(ms))).toBe(canTell);
  });

  it('is nothing once it is cancelled, and only a trial class tells the parents', () => {
    const before = at(-hours(5));
    expect(canCancelClass({ start, end, status: 'Canceled' }, before)).toBe(false);
    expect(canSendTrialNotice({ start, end, status: 'Canceled', kind: 'trial' }, before)).toBe(false);
    for (const kind of lessonKinds) {
      expect(canSendTrialNotice({ start, end, status: 'Waited', kind }, before)).toBe(kind === 'trial');
    }
  });
});

describe('the remark forms', () => {
  it('ask for the text and limit it to 1000 characters', () => {
    expect(messagesOf(normalRemarkSchema.safeParse({}))).toEqual({ content: 'Required' });
    expect(messagesOf(normalRemarkSchema.safeParse({ content: '  ' }))).toEqual({ content: 'Required' });
    expect(normalRemarkSchema.parse({ content: ` ${'x'.repeat(1000)} ` })).toEqual({
      content: 'x'.repeat(1000),
      homework: '',
    });
    expect(messagesOf(normalRemarkSchema.safeParse({ content: 'x'.repeat(1001), homework: 'x'.repeat(501) }))).toEqual({
      content: 'Max 1000 characters',
      homework: 'Max 500 characters',
    });
  });

  it('of a VIP class need all four parts, 500 characters each', () => {
    expect(messagesOf(vipRemarkSchema.safeParse({ content: 'x' }))).toEqual({
      strengths: 'Required',
      improvements: 'Required',
      nextStep: 'Required',
    });
    const part = 'x'.repeat(500);
    const filled = { content: 'x', strengths: part, improvements: part, nextStep: part };
    expect(vipRemarkSchema.safeParse(filled).success).toBe(true);
    expect(messagesOf(vipRemarkSchema.safeParse({ ...filled, nextStep: `${part}x` }))).toEqual({
      nextStep: 'Max 500 characters',
    });
  });

  it('of a trial class need four ratings from 1 to 5 and a level of the list', () => {
    const filled = { pronunciation: '1', vocabulary: '5', grammar: '3', fluency: '2', level: 'Level 2', content: 'x' };
    expect(trialRemarkSchema.parse(filled)).toMatchObject({ pronunciation: 1, vocabulary: 5, level: 'Level 2' });
    expect(
      messagesOf(
        trialRemarkSchema.safeParse({ ...filled, pronunciation: '0', vocabulary: '6', grammar: '', level: '9' }),
      ),
    ).toEqual({ pronunciation: 'Required', vocabulary: 'Required', grammar: 'Required', level: 'Required' });
  });

  it('with knowledge points need a judgement of each', () => {
    const schema = knowledgeRemarkSchema(2);
    expect(schema.parse({ content: 'x', point0: '1', point1: '3' })).toMatchObject({ point0: 1, point1: 3 });
    expect(messagesOf(schema.safeParse({ content: 'x', [masteryField(0)]: '4' }))).toEqual({
      point0: 'Required',
      point1: 'Required',
    });
  });

  it('of templates need a name of at most 60 and a text of at most 1000 characters', () => {
    expect(messagesOf(remarkTemplateSchema.safeParse({ name: ' ' }))).toEqual({ name: 'Required', body: 'Required' });
    expect(remarkTemplateSchema.safeParse({ name: 'n'.repeat(60), body: 'b'.repeat(1000) }).success).toBe(true);
    expect(messagesOf(remarkTemplateSchema.safeParse({ name: 'n'.repeat(61), body: 'b'.repeat(1001) }))).toEqual({
      name: 'Max 60 characters',
      body: 'Max 1000 characters',
    });
  });
});

describe('a template', () => {
  it.each([
    ['{student} did well in {unit}. Bravo, {student}!', 'Mia did well in Unit 3. Bravo, Mia!'],
    ['{Student} and {UNIT}', 'Mia and Unit 3'],
    ['{ student } {students} {} {homework}', '{ student } {students} {} {homework}'],
    ['', ''],
  ])('%s', (body, filled) => {
    expect(fillTemplate(body, { student: 'Mia', unit: 'Unit 3' })).toBe(filled);
  });

  it('takes a name as it is, even one that looks like a placeholder or a pattern', () => {
    expect(fillTemplate('{student}, {unit}', { student: '{unit}', unit: '$& $1' })).toBe('{unit}, $& $1');
  });

  it('without placeholders stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (body) => {
        fc.pre(!/\{(student|unit)\}/i.test(body));
        expect(fillTemplate(body, { student: 'Mia', unit: 'Unit 3' })).toBe(body);
      }),
    );
  });
});

describe('words in braces that nothing is put in for', () => {
  it.each([
    ['{student} read {Unit}.', []],
    ['{studnet} read {unit 3}, {studnet} too', ['{studnet}', '{unit 3}']],
    ['{ student } is not filled either', ['{ student }']],
    ['a {} b {3} c { d', []],
  ])('%s', (body, words) => {
    expect(unknownPlaceholders(body)).toEqual(words);
  });
});

describe('inserting', () => {
  it.each([
    ['', 0, 0, 'New', 'New'],
    ['Old', 3, 3, 'New', 'Old\nNew'],
    ['Old ', 4, 4, 'New', 'Old New'],
    ['Old', 0, 0, 'New', 'New\nOld'],
    ['One Two', 4, 7, 'New', 'One New'],
    ['One Two', 0, 7, 'New', 'New'],
  ])('into %j at %i to %i', (text, from, to, inserted, result) => {
    const next = insertText(text, inserted, { start: from, end: to });
    expect(next.text).toBe(result);
    expect(next.text.slice(0, next.caret).endsWith(inserted)).toBe(true);
  });
});

describe('the queue of remarks due', () => {
  const item = (clid: number, minutesAgo: number) => ({ clid, end: at(-minutes(minutesAgo)) });
  const queue = sortDueRemarks([item(3, 10), item(1, 30), item(2, 30)]);

  it('begins with what is due first', () => {
    expect(queue.map(({ clid }) => clid)).toEqual([1, 2, 3]);
  });

  it.each([
    [1, 1, undefined, 2],
    [2, 2, 1, 3],
    [3, 3, 2, undefined],
    [9, undefined, undefined, 1],
  ])('places class %i', (clid, position, previous, next) => {
    const place = queuePlace(queue, clid);
    expect([place.position, place.previous?.clid, place.next?.clid]).toEqual([position, previous, next]);
  });

  it.each([
    [0, false],
    [1, true],
  ])('says late %i ms after the due moment: %s', (ms, isLate) => {
    expect(isRemarkLate({ clid: 1, end }, at(ms, remarkDueAt(end)))).toBe(isLate);
    expect(remarkDueAt(end).getTime() - end.getTime()).toBe(hours(24));
  });
});

describe('an age', () => {
  it.each([
    ['2016-11-20', '2026-11-19', 9],
    ['2016-11-20', '2026-11-20', 10],
    ['2016-02-29', '2026-02-28', 9],
    ['2016-02-29', '2026-03-01', 10],
  ])('born %s, on %s, is %i', (birthday, day, age) => {
    expect(ageOn(birthday, day)).toBe(age);
  });
});
