import { expect, it } from 'vitest';
import { keepStartChoice, readStartChoice } from './start-choice.ts';

const both = { isMicOn: true, isCameraOn: true };

it('the card before a call begins as somebody last went in', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(readStartChoice(storage)).toEqual(both);
  keepStartChoice(storage, { isMicOn: false, isCameraOn: true });
  expect(readStartChoice(storage)).toEqual({ isMicOn: false, isCameraOn: true });
});

it.each(['', 'null', '{"isMicOn":1}', '{'])('what another program left there (%s) is no choice', (left) => {
  expect(readStartChoice({ getItem: () => left })).toEqual(both);
});

it('a browser that keeps nothing has both on', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(() => keepStartChoice(forbidden, { isMicOn: false, isCameraOn: false })).not.toThrow();
  for (const storage of [forbidden, undefined]) expect(readStartChoice(storage)).toEqual(both);
});
