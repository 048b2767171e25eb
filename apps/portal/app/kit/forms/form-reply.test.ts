import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SecretField } from '@tutor/rules/account/secret-field';
import { expect, test } from 'vitest';
import { lostLineReply } from '../line/lost-line.ts';
import { unsent } from './form-reply.ts';

const secrets: Record<SecretField, string> = { password: 'a secret', repeatedPassword: 'a secret' };

test('a reply carries back what was typed, but no password, of the server or of a line that was lost', () => {
  const form = Object.entries({ account: 'ana', ...secrets });
  expect(unsent(form).values).toEqual({ account: 'ana' });
  expect(lostLineReply(form).values).toEqual({ account: 'ana' });
});

test('every field for a password is a TextField, whose types take none but these names', () => {
  const elements = ['../../../../../packages/ui/src', '../..'].flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.test)\.tsx$/.test(file),
    );
    return files.flatMap((file) => {
      const source = readFileSync(`${root}/${file}`, 'utf8');
      return [...source.matchAll(/<(\w+)\b[^<]*?\btype="password"/g)].map(([, element]) => element);
    });
  });
  expect(elements.length).toBeGreaterThan(3);
  expect(elements.filter((element) => element !== 'TextField')).toEqual([]);
});
