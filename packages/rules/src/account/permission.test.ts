import { describe, expect, it } from 'vitest';
import { hasPermission, mayEnter, rolesOfTutor } from './permission.ts';

describe('a permission', () => {
  it.each(['admin', 'Admin', 'ADMIN'])('is held by the role %s whatever is wanted', (role) => {
    expect(hasPermission([role], 'anything')).toBe(true);
    expect(hasPermission(['other', role], [])).toBe(true);
  });

  it('is held by one of the roles that are wanted, in any case', () => {
    expect(hasPermission(['tutor'], 'Tutor')).toBe(true);
    expect(hasPermission(['TUTOR'], ['leader', 'tutor'])).toBe(true);
    expect(hasPermission(['tutor'], ['leader'])).toBe(false);
    expect(hasPermission(['tutor'], 'tut')).toBe(false);
    expect(hasPermission(['tutor'], [])).toBe(false);
    expect(hasPermission([], 'tutor')).toBe(false);
  });

  it('of something that is not a name in a list is not held', () => {
    expect(hasPermission(['tutor'], [null, 7, { tutor: true }])).toBe(false);
  });

  it.each([undefined, null, 7, true, {}, () => 'tutor'])('asked for with %s throws a TypeError', (wanted) => {
    expect(() => hasPermission(['tutor'], wanted)).toThrow(TypeError);
    expect(() => hasPermission(['admin'], wanted)).toThrow(TypeError);
  });
});

describe('a route', () => {
  it('without a role list is open, with one only to its roles', () => {
    expect(mayEnter([], undefined)).toBe(true);
    expect(mayEnter([], [])).toBe(false);
    expect(mayEnter(['tutor'], ['Tutor'])).toBe(true);
    expect(mayEnter(['tutor'], ['leader'])).toBe(false);
    expect(mayEnter(['Admin'], ['leader'])).toBe(true);
    expect(mayEnter(rolesOfTutor, ['leader'])).toBe(true);
  });
});
