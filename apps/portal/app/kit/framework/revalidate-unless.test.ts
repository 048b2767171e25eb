import { expect, test } from 'vitest';
import { revalidateUnless } from './revalidate-unless.ts';

const page = 'https://portal.example/classDetail/7';
const ask = (from: string, to: string, formMethod?: string) =>
  revalidateUnless('cancel')({
    currentUrl: new URL(page + from),
    nextUrl: new URL(page + to),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
    ...(formMethod === undefined ? {} : { formMethod }),
  } as Parameters<ReturnType<typeof revalidateUnless>>[0]);

test.each([
  ['one that differs by the name alone', '?cancel=1&queue=due', '?queue=due#remark', undefined, false],
  ['another', '?cancel=1', '?queue=due', undefined, true],
  ['the same, asked anew', '?cancel=1', '?cancel=1', undefined, true],
  ['one that a form leads to', '?cancel=1', '', 'POST', true],
])('going to %s', (_what, from, to, formMethod, isAsked) => {
  expect(ask(from, to, formMethod)).toBe(isAsked);
});
