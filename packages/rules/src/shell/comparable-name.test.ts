import { expect, it } from 'vitest';
import { comparableName } from './comparable-name.ts';

it.each([
  [
    "Maria O'Brien",
    ['Maria O’Brien', 'Maria O‘Brien', 'maria o`brien', 'Maria O´Brien', 'Maria Oʼbrien', 'Maria O＇Brien'],
  ],
  [
    'Ana Cruz-Santos',
    ['Ana Cruz‐Santos', 'Ana Cruz‑Santos', 'Ana Cruz–Santos', 'ANA CRUZ − SANTOS', 'Ana Cruz－Santos'],
  ],
  ['Niña Peña', ['Nina Pena', 'Nin\u0303a Pen\u0303a', 'NIÑA PEÑA', 'Ni\u00adña Peña', 'Niña\u200b Peña']],
  ['Maria Cristina Santos', ['  Maria\u00a0Cristina \u2003Santos ', 'Ｍaria Cristina Santos']],
  ['Łukasz Søren Đặng Weiß', ['Lukasz Soren Dang Weiss', 'ŁUKASZ SØREN ĐẶNG WEISS']],
  ['İpek Işık', ['Ipek Isik']],
])('%s is one name, however it is typed', (name, others) => {
  for (const other of others) expect(comparableName(other)).toBe(comparableName(name));
});

it.each([
  ["O'Brien", 'OBrien'],
  ['Cruz-Santos', 'Cruz Santos'],
  ['Maria Santos', 'Maria Santo'],
  ['Marie', 'Maria'],
  ['李小龍', '李小龙'],
])('%s is another name than %s', (name, other) => {
  expect(comparableName(name)).not.toBe(comparableName(other));
});
