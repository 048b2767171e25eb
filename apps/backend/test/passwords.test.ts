import { describe, expect, it } from 'vitest';
import { Passwords, waitingChecksMax } from '../src/account/passwords.ts';
import { RateLimited } from '../src/http/refusal.ts';
import { cheapCost } from './open-prepared.ts';

describe('a flood of password checks', () => {
  it('is worked off two at a time while forty wait, and refused beyond', async () => {
    const passwords = new Passwords(cheapCost);
    const known = await passwords.hash('right');
    // The hash for unknown accounts has had its turn.
    expect(await passwords.isRight('right', undefined)).toBe(false);
    // Checks begin in the order in which they are asked for, so these are the ones that find no room.
    const outcomes = await Promise.allSettled(
      Array.from({ length: 2 + waitingChecksMax + 3 }, () => passwords.isRight('right', known)),
    );
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(waitingChecksMax).toBe(40);
    expect(refused).toHaveLength(3);
    expect(refused[0]).toBeInstanceOf(RateLimited);
    expect(outcomes.slice(0, -3)).toEqual(Array.from({ length: 42 }, () => ({ status: 'fulfilled', value: true })));
    expect(await passwords.isRight('wrong', known)).toBe(false);
  });
});
