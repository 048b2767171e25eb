import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const app = fileURLToPath(new URL('../../apps/portal/app', import.meta.url));

/** From the bottom up. Everything between `session` and `shell` is an area. */
const layerOf = (folder: string): number =>
  folder === 'kit' ? 0 : folder === 'session' ? 1 : folder === 'shell' ? 3 : 2;

/** Areas that import another one, and why. Never two that import each other. */
const reasons: Readonly<Record<string, string>> = {
  'attendance → uploads': 'A No takes a photo along.',
  'attendance → messages': 'A reminder rings by the one sound of the browser, in the one tab that is heard.',
  'attendance → devices': 'A No can have the last network test as its evidence.',
  'attendance → scores': 'A No says what it costs.',
  'classes → attendance': 'The page of a class asks whether it can be taught.',
  'classes → scores': 'A cancellation says what it costs.',
  'contract → profile': 'The TESOL certificate is a section of the personal data.',
  'contract → uploads': 'The signature is a file.',
  'feedback → classes': 'An appeal is about a class of the table.',
  'feedback → devices': 'An appeal can have a network test as its evidence.',
  'feedback → uploads': 'A feedback carries files.',
  'fees → classes': 'A month lists the remarks of its classes.',
  'growth → uploads': 'A class photo is a file.',
  'leave → uploads': 'A request carries a certificate.',
  'profile → account': 'Phone and e-mail are changed by the account.',
  'profile → uploads': 'Photos and certificates are files.',
  'referrals → feedback': 'A question about a friend is a feedback.',
  'schedule → classes': 'The grid shows the class table.',
  'chat → uploads': 'A message carries a picture or a file.',
  'calls → messages': 'A call rings by the one sound of the browser.',
  'chat → calls': 'One calls from a conversation, and calls that ring come with the news of the chat.',
  'chat → messages': 'Its news come by the connection of the notices, and are counted with what waits beside the page.',
  'devices → calls': 'Lost packets are measured through the TURN server of calls.',
  'devices → uploads': 'An accent recording is a file.',
  'training → messages': 'Messages of the training site are messages like any other.',
  'scores → feedback': 'A complaint links to the feedback about it.',
  'training → classes': 'A training lesson has a classroom too.',
};

interface Import {
  from: string;
  to: string;
  /** Folders under `app`. */
  pair: readonly [string, string];
}

const files: readonly { file: string; text: string }[] = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file.includes(sep))
  .map((file) => ({ file, text: readFileSync(join(app, file), 'utf8') }));

const imports: readonly Import[] = files
  .flatMap(({ file, text }) =>
    [...text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, specifier = '']) => {
      const to = relative(app, join(app, dirname(file), specifier));
      return { from: file, to, pair: [folderOf(file), folderOf(to)] as const };
    }),
  )
  .filter(({ to, pair: [from, target] }) => to.includes(sep) && from !== target);

function folderOf(file: string): string {
  return file.split(sep)[0] ?? '';
}

describe('the folders of the portal', () => {
  test('import downwards only: shell, areas, session, kit', () => {
    expect(imports.length).toBeGreaterThan(100);
    expect(imports.filter(({ pair: [from, to] }) => layerOf(from) < layerOf(to))).toEqual([]);
  });

  test('of areas import another one only for a written reason, and none that imports them', () => {
    const pairs = new Set(
      imports.filter(({ pair: [from, to] }) => layerOf(from) === layerOf(to)).map(({ pair }) => pair.join(' → ')),
    );
    expect([...pairs].sort()).toEqual(Object.keys(reasons).sort());
    const isMutual = (pair: string): boolean => pairs.has(pair.split(' → ').reverse().join(' → '));
    expect([...pairs].filter(isMutual)).toEqual([]);
  });
});

test('the framework’s private names are known to three files of kit alone', () => {
  const known = files.filter(({ text }) => /__remix|'_data'|'x-remix-|_isRedirect/.test(text));
  expect(known.map(({ file }) => file.split(sep).join('/')).sort()).toEqual([
    'kit/framework/framework-build.ts',
    'kit/framework/framework-data.ts',
    'kit/framework/framework-router.ts',
  ]);
});

test('a script asks the portal by kit alone, so that there is one way to be refused, signed out or cut off', () => {
  const asking = files.filter(({ text }) => /\bfetch\(|sendBeacon\(|new XMLHttpRequest/.test(text));
  const names = asking.map(({ file }) => file.split(sep).join('/'));
  const others = names.filter((name) => !name.startsWith('kit/') && !/\.server\.tsx?$/.test(name));
  expect(others).toEqual(['uploads/upload-transport.ts']);
});

describe('a loader or an action', () => {
  const outside = files.filter(({ file }) => layerOf(folderOf(file)) > 1);

  /** Addresses for anybody, and files, whose refusals lead to the page that has their link (`answerFile`). */
  const unguarded = [
    'account/',
    'classes/calendar-feed.ts',
    'contract/document.ts',
    'fees/month-file.ts',
    'training/source-file.ts',
    'messages/read.ts',
    'shell/module-click.ts',
    'shell/now.ts',
    'shell/unknown-path.ts',
  ];

  test('is guarded', () => {
    const own = outside.filter(({ text }) =>
      /export (?:async )?function (?:loader|action)\([^)]|export const (?:loader|action) = (?!guarded|visited|asked|carriedCalls|loader)/.test(
        text,
      ),
    );
    const names = own.map(({ file }) => file.split(sep).join('/'));
    expect(names.filter((name) => !unguarded.some((start) => name.startsWith(start)))).toEqual([]);
  });

  test('leaves a failed call and a lost session to its guard', () => {
    const own = outside.filter(({ text }) =>
      /loaderFailure|requireSignedIn|\berror\.kind [!=]== 'sessionGone'/.test(text),
    );
    expect(own.map(({ file }) => file)).toEqual([]);
  });
});
