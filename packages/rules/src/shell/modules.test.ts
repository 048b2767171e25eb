import { describe, expect, it } from 'vitest';
import { menuEntries } from './menu.ts';
import { moduleType, moduleTypes } from './modules.ts';

describe('the modules that are counted', () => {
  it('have a number each, and no two the same', () => {
    const types = Object.values(moduleTypes);
    expect(new Set(types).size).toBe(types.length);
    expect(types.every((type) => Number.isInteger(type) && type > 0)).toBe(true);
  });

  it('hold every entry of the menu', () => {
    expect(menuEntries.filter(({ name }) => moduleType(name) === undefined)).toEqual([]);
  });

  it.each(['', 'Home', '__proto__', 'toString', undefined, null, 3, ['home']])('do not hold %j', (name) => {
    expect(moduleType(name)).toBeUndefined();
  });
});
