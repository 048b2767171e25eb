import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBareWords } from '../../scripts/lint/bare-words.mjs';

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

/** What a component may draw, and the words of it that a translated page would lose. */
const cases: readonly [drawn: string, bare: string[]][] = [
  // Written through the element, or never written again.
  ['<p>Save</p>', []],
  ['<p>{name}</p>', []],
  ["<p>{'Classes: ' + count}</p>", []],
  ['<p>{isSaved ? name : <b>{name}</b>}</p>', []],
  ['<p>Read the <b>rules</b> first.</p>', []],
  ['<p><span>{name}</span> {isSaved ? <b>saved</b> : null}</p>', []],
  ['<p>Save {isSaved ? <b>again</b> : null}</p>', []],
  ['<Card>{slot}</Card>', []],
  ['<p>{isSaved ? <b>one</b> : null} {isSaved ? <b>two</b> : null}</p>', []],
  // They change.
  ['<p>{count} classes</p>', ['{count} classes']],
  ['<p>Signed in as {name}</p>', ['Signed in as {name}']],
  ['<p><b>Name</b> {name}</p>', ['{name}']],
  ['<Card>Signed in as {name}</Card>', ['Signed in as {name}']],
  ['<p><b>Names</b> {names}</p>', ['{names}']],
  // They come and go.
  ["<p><b>Saved</b>{isSaved ? ' today' : null}</p>", ["{isSaved ? ' today' : null}"]],
  ['<p><b>Saved</b>{isSaved ? name : <b>{name}</b>}</p>', ['{isSaved ? name : <b>{name}</b>}']],
  ['<p><b>Saved</b>{isSaved ? <>, <b>again</b></> : null}</p>', [',']],
  ['<Fragment key={name}>Saved</Fragment>', ['Saved']],
  ['<p><b>Saved</b> <Words /></p>', ['<Words />']],
  // Something comes and goes before them.
  ['<p>{isSaved ? <b>Saved</b> : null} today</p>', ['today']],
  ['<p>{isSaved ? <b>Saved</b> : <i>Lost</i>} today</p>', ['today']],
  ['<p><Maybe /> today</p>', ['today']],
  ['<p><b key={name}>Saved</b> today</p>', ['today']],
  ['<p>{slot} today</p>', ['today']],
  ['<p>{names.map((one) => <b key={one}>{one}</b>)} today</p>', ['today']],
];

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tutor-bare-words-'));
  symlinkSync(nodeModules, join(folder, 'node_modules'));
  file = join(folder, 'drawn.tsx');
  writeFileSync(
    file,
    `import { Fragment, type ReactNode } from 'react';
declare function Card(props: { children: ReactNode }): JSX.Element;
declare function Maybe(): JSX.Element | null;
declare function Words(): string;
declare const [name, count, names, isSaved, slot]: [string, number, string[], boolean, ReactNode];
export const drawn = [
${cases.map(([drawn]) => `  ${drawn},`).join('\n')}
];
`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

test('words that change, come and go, or have something before them that does, need an element of their own', () => {
  const firstLine = 7;
  const found = findBareWords([file], { jsx: ts.JsxEmit.ReactJSX, strict: true, noEmit: true });
  const actual = cases.map(([drawn], index) => [
    drawn,
    found.filter(({ line }) => line === firstLine + index).map(({ words }) => words),
  ]);
  expect(actual).toEqual(cases);
});
