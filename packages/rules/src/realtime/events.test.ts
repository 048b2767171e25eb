import { describe, expect, it } from 'vitest';
import { hubEventNames, hubEventSchemas, joinMethod } from './events.ts';

const good: Record<keyof typeof hubEventSchemas, object> = {
  JoinTeacherNotify: { seq: 0, tuid: 7 },
  GetTutorMoodleMsgList: { seq: 1 },
  GetTutorClassMsgList: { seq: 1 },
  GetTutorClassRemarkRemind: { seq: 1 },
  GetTutorSysMsg: { seq: 1, items: [] },
  TeacheIsPaypalModify: { seq: 1 },
  GetTutorNotReadMsgCount: { seq: 1, total: 2, notice: 1, warn: 1, remind: 0 },
  AutoEndClassNotice: { seq: 1 },
  GetTutorSelfScheduleRemind: { seq: 1 },
  GetTeacheDidiMessage: { seq: 1 },
};

it("the events are the specification's, in its spelling", () => {
  expect(hubEventNames).toEqual(Object.keys(good));
  expect(joinMethod).toBe('JoinUser');
});

describe.each(hubEventNames)('%s', (name) => {
  const schema = hubEventSchemas[name];

  it('is taken as the hub sends it, also with fields that are new', () => {
    expect(schema.safeParse(good[name]).success).toBe(true);
    expect(schema.safeParse({ ...good[name], added: 'later' }).success).toBe(true);
  });

  it.each([undefined, null, 0, '', 'x', [], true, {}])('is refused as %j', (payload) => {
    expect(schema.safeParse(payload).success).toBe(false);
  });

  it.each([-1, 1.5, '1', null, Number.NaN, 2 ** 53])('is refused with the cursor %s', (seq) => {
    expect(schema.safeParse({ ...good[name], seq }).success).toBe(false);
  });
});
