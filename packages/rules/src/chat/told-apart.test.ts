import { describe, expect, it } from 'vitest';
import { findMentions, mentionPlaces } from './mentions.ts';
import { toldApart } from './told-apart.ts';

const noor = { id: 7, name: 'Noo***' };
const noora = { id: 3, name: 'Noo***' };
const ann = { id: 5, name: 'Ann' };
const namesOf = (people: readonly { name: string }[]): string[] => people.map(({ name }) => name);

describe('people of one conversation', () => {
  it('keep their names where nobody shares them', () => {
    expect(toldApart([noor, ann])).toEqual([noor, ann]);
  });

  it('who share a name are numbered in order of their ids, wherever they stand', () => {
    expect(namesOf(toldApart([noor, ann, noora]))).toEqual(['Noo*** (2)', 'Ann', 'Noo*** (1)']);
  });

  it('are told apart from somebody who is called by such a number', () => {
    const named = toldApart([noora, noor, { id: 9, name: 'Noo*** (1)' }]);
    expect(namesOf(named)).toEqual(['Noo*** (2)', 'Noo*** (3)', 'Noo*** (1)']);
  });

  it('share a name that differs by marks alone which nobody sees', () => {
    expect(namesOf(toldApart([ann, { id: 6, name: 'An\u200Bn' }]))).toEqual(['Ann (1)', 'Ann (2)']);
  });
});

describe('a mention of somebody who shares a name', () => {
  const people = toldApart([noor, ann, noora]);

  it('by the name with its number is one of that person alone', () => {
    expect(findMentions('@Noo*** (2) please', people).mentions).toEqual([7]);
    expect(findMentions('@Noo*** (1) and @Ann', people).mentions).toEqual([5, 3]);
  });

  it('by the bare name is one of each', () => {
    expect(findMentions('@Noo*** please', people).mentions).toEqual([7, 3]);
    expect(mentionPlaces('@Noo*** please', people)).toEqual([{ start: 0, end: 7, ids: [7, 3] }]);
  });
});
