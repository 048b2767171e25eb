import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every regular expression that a source file spells out. */
function expressionsOf(fileName: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest));
  return found;
}

/** Whether some text takes a regular expression more than linear time, or none can tell. */
function isSlow(expression: string): boolean {
  const [, source = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(expression) ?? [];
  // A backreference is beyond the analysis.
  if (/\\[1-9k]/.test(source)) return true;
  const { reports } = analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } });
  return reports.length > 0;
}

/** The files of the product, tests and stories apart. */
function productFiles(): string[] {
  return execFileSync('git', ['ls-files', 'packages/*.ts', 'packages/*.tsx', 'apps/*.ts', 'apps/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/\.(?:test|stories)\.|\/(?:test|testing)\//.test(file));
}

/** Places where a regular expression is made while the program runs, in whichever way. */
function madeExpressions(fileName: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (isMade) found.push(node.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('a regular expression', () => {
  it('is written out, never made of a text: what a person types is no pattern', () => {
    expect(madeExpressions('example.ts', 'new RegExp(words); RegExp(a + b);')).toHaveLength(2);
    const made = productFiles().flatMap((file) =>
      madeExpressions(file, readFileSync(join(root, file), 'utf8')).map((expression) => ({ file, expression })),
    );
    // Of the names of HTML's own elements that hide their content.
    expect(made.map(({ file }) => file)).toEqual(['packages/rules/src/messages/plain-text.ts']);
  });

  it.each([
    ['/<[^>]*>/g', 'tries a long end from each of its characters'],
    ['/\\s+$/', 'tries the spaces from each of them'],
    ['/^(\\w+\\s?)*$/', 'divides words in every way'],
    ['/<(b|i)>.*<\\/\\1>/', 'looks back at a group'],
  ])('%s is slow: it %s', (expression) => {
    expect(isSlow(expression)).toBe(true);
  });

  it.each(['/<[^<>]*>/g', '/(?<!\\s)\\s+$/', '/^\\w+(?:\\s\\w+)*$/'])('%s is linear', (expression) => {
    expect(isSlow(expression)).toBe(false);
  });

  it('of the product is linear, since text from outside may be as long as its sender likes', () => {
    const expressions = productFiles().flatMap((file) =>
      expressionsOf(file, readFileSync(join(root, file), 'utf8')).map((expression) => ({ file, expression })),
    );
    expect(expressions.length).toBeGreaterThan(100);
    expect(expressions.filter(({ expression }) => isSlow(expression))).toEqual([]);
  });
});
