import { expect, it } from 'vitest';
import { gathered } from '../src/database/gathered.ts';

/** Names of numbers below 1,000, and every question that was asked for them. */
function names() {
  const questions: number[][] = [];
  const nameOf = gathered(async (keys: readonly number[]) => {
    questions.push([...keys]);
    if (keys.includes(-1)) throw new Error('the database broke');
    return new Map(keys.filter((key) => key < 1_000).map((key) => [key, `number ${key}`]));
  });
  return { questions, nameOf };
}

it('asks in one question for what many look for at once, and anew for who comes later', async () => {
  const { questions, nameOf } = names();
  expect(await Promise.all([1, 1_000, 2].map(nameOf))).toEqual(['number 1', undefined, 'number 2']);
  expect(await nameOf(1)).toBe('number 1');
  expect(questions).toEqual([[1, 1_000, 2], [1]]);
});

it.each([
  [500, [500]],
  [501, [500, 1]],
])('asks for %i in questions of %j', async (count, sizes) => {
  const { questions, nameOf } = names();
  const found = await Promise.all(Array.from({ length: count }, (_, key) => nameOf(key)));
  expect(found.at(-1)).toBe(`number ${count - 1}`);
  expect(questions.map(({ length }) => length)).toEqual(sizes);
});

it('fails for all who asked together, and not for the next', async () => {
  const { nameOf } = names();
  const asked = await Promise.allSettled([nameOf(1), nameOf(-1)]);
  expect(asked.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await nameOf(1)).toBe('number 1');
});
