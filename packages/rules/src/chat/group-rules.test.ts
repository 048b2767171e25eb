import { describe, expect, it } from 'vitest';
import type { GroupRole } from './chat-person.ts';
import { groupRoles } from './chat-person.ts';
import {
  successorOf,
  whyNotChangeRole,
  whyNotLeave,
  whyNotMakeOwner,
  whyNotManage,
  whyNotMentionAll,
  whyNotRemove,
  whyNotSendFiles,
  whyNotSpeak,
} from './group-rules.ts';

const person = (id: number, role: GroupRole, kind: 'tutor' | 'student' | 'staff' = 'student') => ({ id, role, kind });

describe('removing', () => {
  const may = (actor: GroupRole, target: GroupRole): boolean =>
    whyNotRemove(person(1, actor), person(2, target)) === undefined;

  it('is for administrators; the owner alone removes administrators, and nobody removes the owner', () => {
    const table = groupRoles.map((actor) => groupRoles.map((target) => may(actor, target)));
    expect(table).toEqual([
      // owner, admin, member as the target
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ]);
  });

  it.each(groupRoles)('of oneself is refused to a %s', (role) => {
    expect(whyNotRemove(person(1, role), person(1, role))).toMatch(/yourself/);
  });
});

describe('roles', () => {
  it('are the owner’s to give, but for its own', () => {
    expect(whyNotChangeRole(person(1, 'owner'), person(2, 'member'))).toBeUndefined();
    expect(whyNotChangeRole(person(1, 'admin'), person(2, 'member'))).toBeDefined();
    expect(whyNotChangeRole(person(1, 'owner'), person(1, 'owner'))).toBeDefined();
  });

  it('of an owner never goes to a teacher', () => {
    expect(whyNotMakeOwner(person(1, 'owner'), person(2, 'admin', 'tutor'))).toBe(
      'A teacher cannot be made group owner.',
    );
    expect(whyNotMakeOwner(person(1, 'owner'), person(2, 'member', 'student'))).toBeUndefined();
    expect(whyNotMakeOwner(person(1, 'admin'), person(2, 'member'))).toBeDefined();
  });

  it('an owner who leaves is followed by the oldest administrator who is no teacher', () => {
    const others = [person(2, 'admin', 'tutor'), person(3, 'member'), person(4, 'admin'), person(5, 'admin')];
    expect(successorOf(others)?.id).toBe(4);
    expect(whyNotLeave(person(1, 'owner'), others)).toBeUndefined();
    expect(whyNotLeave(person(1, 'owner'), [person(2, 'admin', 'tutor'), person(3, 'member')])).toBeDefined();
    expect(whyNotLeave(person(1, 'member'), [])).toBeUndefined();
  });
});

describe('rights', () => {
  const closed = { whoSpeaks: 'admins', whoMentionsAll: 'admins', whoSendsFiles: 'admins' } as const;
  const open = { whoSpeaks: 'all', whoMentionsAll: 'all', whoSendsFiles: 'all' } as const;

  it.each([whyNotSpeak, whyNotMentionAll, whyNotSendFiles])('%O follow the setting', (whyNot) => {
    expect(groupRoles.map((role) => whyNot(closed, role) === undefined)).toEqual([true, true, false]);
    expect(groupRoles.map((role) => whyNot(open, role) === undefined)).toEqual([true, true, true]);
    expect(whyNot(null, 'member')).toBeUndefined();
  });

  it('to manage are the administrators’', () => {
    expect(groupRoles.map((role) => whyNotManage(role) === undefined)).toEqual([true, true, false]);
  });
});
