import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packages: Readonly<Record<string, string>> = {
  '@tutor/ui/': 'packages/ui/src/',
  '@tutor/rules/': 'packages/rules/src/',
  '@tutor/realtime/': 'packages/realtime/src/',
};

/** What a file imports at once: neither types nor what is loaded later. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/^import (?!type )(?:[^;']*? from )?'([^']+)'/gm);
  return [...found].map(([, name = '']) => name);
}

function fileOf(name: string, from: string): string | undefined {
  const own = Object.keys(packages).find((one) => name.startsWith(one));
  const path = own === undefined ? name : join(root, packages[own] ?? '', name.slice(own.length));
  if (own === undefined && !name.startsWith('.')) return undefined;
  return [path, `${path}.ts`].map((one) => resolve(dirname(from), one)).find((one) => existsSync(one));
}

/** Every file and package that comes along with a page. Of files of the server nothing reaches the browser. */
function reachedFrom(page: string): string[] {
  const seen = new Set<string>();
  const waiting = [join(root, page)];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file) || file.endsWith('.server.ts')) continue;
    seen.add(file);
    for (const name of importsOf(file)) {
      const next = fileOf(name, file);
      if (next === undefined) seen.add(name);
      else waiting.push(next);
    }
  }
  return [...seen].map((one) => one.replace(root, ''));
}

test('the chat opens without its virtual lists, schemas, links, dialogs, emoji, cropper or viewer: these come when they are wanted', () => {
  const reached = reachedFrom('apps/portal/app/chat/chat.tsx');
  expect(reached).toContain('packages/ui/src/chat/message-list.tsx');
  expect(reached).toContain('packages/ui/src/chat/conversation-list.tsx');
  const late =
    /^(?:@tanstack\/react-virtual|zod|linkify-it|react-easy-crop|react-aria-components|dompurify)\b|\/chat\/(?:emoji-|image-viewer|search-panel|.*-dialog)/;
  expect(reached.filter((name) => late.test(name))).toEqual([]);
});
