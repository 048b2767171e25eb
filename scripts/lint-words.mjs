// npm run lint: words on our pages that a translated page would lose (lint/bare-words.mjs).
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { findBareWords } from './lint/bare-words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = ['packages/ui/src', 'apps/portal/app', 'apps/student/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(stories|test)\.tsx$/.test(file))
    .map((file) => join(root, folder, file)),
);
const { config } = ts.readConfigFile(join(root, 'apps/portal/tsconfig.json'), ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, 'apps/portal'));

const found = findBareWords(files, options);
for (const { file, line, words } of found) {
  process.stderr.write(`${relative(root, file)}:${line} These words need an element of their own: ${words}\n`);
}
process.exitCode = found.length === 0 ? 0 : 1;
