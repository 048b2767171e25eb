import { describe, expect, it } from 'vitest';
import {
  callDuration,
  callLine,
  callText,
  callWord,
  isCallInVain,
  isMissedCall,
  missedCallText,
} from './call-message.ts';

describe('a call in the words of its reader', () => {
  it.each([
    [{ actionType: 3, call_type: 1 }, "You declined Chloé's audio call"],
    [{ actionType: 4 }, "You missed Chloé's video call"],
    [{ actionType: 7 }, "You missed Chloé's video call"],
    [{ actionType: 6, line_busy: 1 }, "You missed Chloé's video call: you were in another call"],
    [{ actionType: 6, line_busy: 2 }, "You missed Chloé's video call: you were in class"],
    [{ actionType: 6 }, "You missed Chloé's video call"],
    [{ actionType: 5, call_end: 65 }, 'Video call, 01:05'],
  ])('%j of somebody else is "%s"', (message, text) => {
    expect(callLine(message, 'Chloé')).toBe(text);
    expect(callLine(message, undefined)).toBe(callText(message));
  });

  it('one calls again after a call in vain, and not after a talk or while it rings', () => {
    const over = [1, 2, 3, 4, 5, 6, 7, 8].filter((actionType) => isCallInVain({ actionType, call_end: 22 }));
    expect(over).toEqual([3, 4, 6, 7]);
    expect(isCallInVain({ actionType: 5, call_end: null })).toBe(true);
  });
});

describe('a call message in words', () => {
  it.each([
    [{ actionType: 1, call_type: 1 }, 'Audio call: ringing'],
    [{ actionType: 1, call_type: 2 }, 'Video call: ringing'],
    [{ actionType: 2 }, 'Video call: answered'],
    [{ actionType: 3, call_type: 1 }, 'Audio call: declined'],
    [{ actionType: 4 }, 'Video call: cancelled'],
    [{ actionType: 5, call_end: 65 }, 'Video call, 01:05'],
    [{ actionType: 5, call_end: 0 }, 'Video call, 00:00'],
    [{ actionType: 5, call_end: null }, 'Video call: not connected'],
    [{ actionType: 5 }, 'Video call, 00:00'],
    [{ actionType: 6, line_busy: 1 }, 'Video call: line busy, in another call'],
    [{ actionType: 6, line_busy: 2 }, 'Video call: line busy, in class'],
    [{ actionType: 6, line_busy: 3 }, 'Video call: line busy, do not disturb'],
    [{ actionType: 6, line_busy: 4 }, 'Video call: line busy'],
    [{ actionType: 7 }, 'Video call: no answer'],
    [{ actionType: 8 }, 'Video call'],
    [{ actionType: -1, call_type: 1 }, 'Audio call'],
  ])('%j is "%s"', (message, text) => {
    expect(callText(message)).toBe(text);
  });

  it.each([
    [3, false],
    [4, true],
    [5, false],
    [6, true],
    [7, true],
  ])('of action type %i is missed by those who were called: %s', (actionType, isMissed) => {
    expect(isMissedCall({ actionType })).toBe(isMissed);
  });

  it('says to those who were called that they missed it', () => {
    expect([missedCallText({ actionType: 7, call_type: 1 }), missedCallText({ actionType: 4 })]).toEqual([
      'Missed audio call',
      'Missed video call',
    ]);
  });

  it.each([
    [1, 'Audio'],
    [0, 'Video'],
    [2, 'Video'],
    [undefined, 'Video'],
    [null, 'Video'],
  ])('call_type %s is %s', (call_type, word) => {
    expect(callWord({ call_type })).toBe(word);
  });

  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [65, '01:05'],
    [3_600, '01:00:00'],
    [-5, '00:00'],
    [Number.NaN, '00:00'],
  ])('%s seconds are %s', (seconds, text) => {
    expect(callDuration(seconds)).toBe(text);
  });
});
