import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const restricted = 'lint/style/noRestrictedImports';
const undeclared = 'lint/correctness/noUndeclaredDependencies';
const unsafeHtml = 'lint/security/noDangerouslySetInnerHtml';
const clock = 'plugin';
const circle = 'lint/suspicious/noImportCycles';

const imported = (from: string): string => `import * as thing from '${from}';\n\nexport const used = thing;\n`;
const unsafe =
  'export const Raw = (props: { html: string }) => <p dangerouslySetInnerHTML={{ __html: props.html }} />;\n';

/** A file as somebody might write it, and what the linter must say of it ('' for nothing). */
const cases: readonly { path: string; code: string; rule: string; what: string }[] = [
  { path: 'packages/rules/src/classes/a.ts', code: imported('zod'), rule: '', what: 'rules may use zod' },
  { path: 'packages/rules/src/classes/b.ts', code: imported('../time/zone.ts'), rule: '', what: 'rules may use rules' },
  {
    path: 'packages/rules/src/classes/c.ts',
    code: imported('node:fs'),
    rule: restricted,
    what: 'rules must not use Node',
  },
  {
    path: 'packages/rules/src/classes/d.ts',
    code: imported('@tutor/api/contract'),
    rule: restricted,
    what: 'rules must not use api',
  },
  {
    path: 'packages/rules/src/classes/e.ts',
    code: imported('../../../api/src/contract.ts'),
    rule: restricted,
    what: 'rules must not reach into api by path',
  },
  {
    path: 'packages/rules/src/classes/f.ts',
    code: 'export const now = (): number => Date.now();\n',
    rule: clock,
    what: 'rules must not read Date.now()',
  },
  {
    path: 'packages/rules/src/classes/g.ts',
    code: 'export const now = (): Date => new Date();\n',
    rule: clock,
    what: 'rules must not read new Date()',
  },
  {
    path: 'packages/rules/src/classes/h.ts',
    code: 'export const day = (at: number): Date => new Date(at);\n',
    rule: '',
    what: 'rules may make a Date of a given time',
  },
  ...[
    'at.getDay()',
    'at.getDate()',
    'at.getHours()',
    'at.setHours(0, 0, 0, 0)',
    'at.setDate(at.getUTCDate() + 1)',
    "at.toLocaleDateString('en-US')",
    'at.toDateString()',
    'new Date(2026, 10)',
    'new Date(2026, 10, 20)',
  ].map((read, index) => ({
    path: `apps/portal/app/classes/own-zone-${index}.ts`,
    code: `export const part = (at: Date) => [at, ${read}];\n`,
    rule: clock,
    what: `no day is taken from the computer's own zone by ${read}`,
  })),
  {
    path: 'packages/rules/src/time/own-zone.ts',
    code: 'export const part = (at: Date) => at.getDay();\n',
    rule: clock,
    what: 'rules read no day of the own zone either',
  },
  {
    path: 'apps/portal/app/classes/own-zone-free.ts',
    code: 'export const part = (at: Date) => [at.getUTCDay(), at.getTime(), new Date(at)];\n',
    rule: '',
    what: 'instants and the fields of UTC may be read',
  },
  { path: 'packages/api/src/core/a.ts', code: imported('@tutor/rules/time/zone'), rule: '', what: 'api may use rules' },
  {
    path: 'packages/api/src/core/b.ts',
    code: imported('@tutor/ui/primitives/buttons/button.tsx'),
    rule: restricted,
    what: 'api must not use ui',
  },
  {
    path: 'packages/api/src/core/c.ts',
    code: imported('@tutor/realtime/connection/connection'),
    rule: restricted,
    what: 'api must not use realtime',
  },
  {
    path: 'packages/api/src/core/d.ts',
    code: imported('hono'),
    rule: restricted,
    what: 'api must not use the server framework',
  },
  {
    path: 'packages/realtime/src/connection/connection.ts',
    code: imported('@microsoft/signalr'),
    rule: '',
    what: 'connection.ts may use SignalR',
  },
  {
    path: 'packages/realtime/src/a.ts',
    code: imported('@microsoft/signalr'),
    rule: restricted,
    what: 'no other file of realtime may use SignalR',
  },
  {
    path: 'packages/realtime/src/b.ts',
    code: imported('@tutor/ui/primitives/feedback/toast-region.tsx'),
    rule: restricted,
    what: 'realtime must not use ui',
  },
  {
    path: 'packages/realtime/src/c.ts',
    code: imported('@tutor/api/contract'),
    rule: restricted,
    what: 'realtime must not use api',
  },
  {
    path: 'packages/realtime/src/service/ask.ts',
    code: "import type { chat } from '@tutor/api/chat/chat';\n\nexport type ChatArea = typeof chat;\n",
    rule: '',
    what: 'ask.ts may know the contract as types',
  },
  {
    path: 'packages/ui/src/classes/a.ts',
    code: imported('@tutor/rules/classes/class-status'),
    rule: '',
    what: 'ui may use rules',
  },
  {
    path: 'packages/ui/src/classes/b.ts',
    code: imported('@tutor/api/classes/classes'),
    rule: restricted,
    what: 'ui must not use api',
  },
  {
    path: 'packages/ui/src/classes/c.ts',
    code: imported('@tutor/realtime/connection/connection'),
    rule: restricted,
    what: 'ui must not use realtime',
  },
  {
    path: 'packages/ui/src/classes/d.ts',
    code: imported('@remix-run/react'),
    rule: restricted,
    what: 'ui must not use Remix',
  },
  {
    path: 'packages/ui/src/classes/f.ts',
    code: "import { Bell } from 'lucide-react';\n\nexport const used = Bell;\n",
    rule: restricted,
    what: 'ui must not use the index of all icons',
  },
  {
    path: 'packages/ui/src/classes/g.ts',
    code: "import Bell from 'lucide-react/icons/bell';\n\nexport const used = Bell;\n",
    rule: '',
    what: 'ui may use an icon from its own file',
  },
  { path: 'packages/ui/src/classes/e.tsx', code: unsafe, rule: unsafeHtml, what: 'raw HTML is refused' },
  {
    path: 'packages/ui/src/primitives/html/safe-html.tsx',
    code: unsafe,
    rule: '',
    what: 'safe-html may set the HTML that it cleaned',
  },
  {
    path: 'apps/backend/src/a.ts',
    code: imported('@tutor/ui/primitives/buttons/button.tsx'),
    rule: restricted,
    what: 'the backend must not use ui',
  },
  {
    path: 'apps/backend/src/b.ts',
    code: imported('@microsoft/signalr'),
    rule: restricted,
    what: "the backend's own hub must not use the SignalR client",
  },
  {
    path: 'apps/backend/src/hubs/c.test.ts',
    code: imported('@microsoft/signalr'),
    rule: '',
    what: "the hub's tests may use the SignalR client",
  },
  {
    path: 'apps/backend/src/d.ts',
    code: imported('@remix-run/node'),
    rule: restricted,
    what: 'the backend must not use Remix',
  },
  {
    path: 'apps/backend/src/classes/e.ts',
    code: imported('../../demo/classes/seed.ts'),
    rule: restricted,
    what: "the backend's service must not use its demonstration",
  },
  {
    path: 'apps/backend/src/f.ts',
    code: "export const seed = (): Promise<unknown> => import('../demo/seed.ts');\n",
    rule: restricted,
    what: "the backend's service must not load its demonstration",
  },
  {
    path: 'apps/backend/demo/classes/a.ts',
    code: imported('../../src/classes/tables.ts'),
    rule: '',
    what: 'the demonstration may use the service',
  },
  {
    path: 'apps/backend/demo/classes/b.ts',
    code: imported('@microsoft/signalr'),
    rule: restricted,
    what: 'the demonstration must not use the SignalR client',
  },
  { path: 'apps/portal/app/a.ts', code: imported('@remix-run/react'), rule: '', what: 'the portal may use Remix' },
  {
    path: 'apps/portal/app/b.ts',
    code: imported('@tutor/backend/main'),
    rule: restricted,
    what: 'the portal must not use the backend',
  },
  {
    path: 'apps/portal/app/c.ts',
    code: imported('@microsoft/signalr'),
    rule: restricted,
    what: 'the portal must not use SignalR itself',
  },
  { path: 'apps/portal/app/d.tsx', code: unsafe, rule: unsafeHtml, what: 'raw HTML is refused in the portal too' },
  {
    path: 'apps/portal/app/e.ts',
    code: imported('left-pad'),
    rule: undeclared,
    what: 'a package that the manifest does not name is refused',
  },
  {
    path: 'apps/portal/app/shell/f.ts',
    code: "import type { Way } from './g.ts';\n\nexport type Back = Way[];\n",
    rule: circle,
    what: 'no import may lead in a circle, not even one of a type',
  },
  {
    path: 'apps/portal/app/shell/g.ts',
    code: "import type { Back } from './f.ts';\n\nexport type Way = Back | undefined;\n",
    rule: circle,
    what: 'a circle is told at each of its files',
  },
  {
    path: 'apps/student/src/a.ts',
    code: imported('@tutor/ui/primitives/buttons/button.tsx'),
    rule: '',
    what: 'the page of the students may use ui',
  },
  {
    path: 'apps/student/src/b.ts',
    code: imported('@tutor/backend/main'),
    rule: restricted,
    what: 'the page of the students must not use the backend',
  },
  {
    path: 'apps/student/src/c.ts',
    code: imported('@tutor/api/contract'),
    rule: restricted,
    what: 'the page of the students must not use api',
  },
  {
    path: 'apps/student/src/d.ts',
    code: imported('../../portal/app/chat/ask-chat.ts'),
    rule: restricted,
    what: 'the page of the students must not reach into the portal by path',
  },
  {
    path: 'apps/student/src/e.ts',
    code: imported('@microsoft/signalr'),
    rule: restricted,
    what: 'the page of the students must not use SignalR itself',
  },
  { path: 'apps/student/src/f.tsx', code: unsafe, rule: unsafeHtml, what: 'raw HTML is refused there too' },
  {
    path: 'tests/e2e/a.ts',
    code: imported('../../apps/portal/app/session.server.ts'),
    rule: restricted,
    what: 'e2e tests must not reach into a program',
  },
];

const diagnosticsSchema = z.object({
  diagnostics: z.array(
    z.object({ category: z.string(), severity: z.string(), location: z.object({ path: z.unknown() }) }),
  ),
});

let folder: string;
let found: Map<string, string[]>;

describe('package boundaries', () => {
  // The real configuration over made-up files, in a folder of its own: nothing of it can be left in the repository.
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutor-boundaries-'));
    for (const path of ['biome.json', '.gitignore', 'package.json', 'scripts/lint', 'tests/package.json'])
      await copy(path);
    for (const group of ['packages', 'apps']) {
      for (const name of await readdir(join(root, group))) await copy(`${group}/${name}/package.json`);
    }
    for (const { path, code } of cases) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), code);
    }
    found = await lint();
  }, 60_000);

  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(cases)('$what ($path)', ({ path, rule }) => {
    const rules = found.get(path) ?? [];
    if (rule === '') expect(rules).toEqual([]);
    else expect(rules).toContain(rule);
  });
});

async function copy(path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await cp(join(root, path), join(folder, path), { recursive: true });
}

/** Rules that fired as errors, by file. */
async function lint(): Promise<Map<string, string[]>> {
  const output = await new Promise<string>((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--reporter=json', '--max-diagnostics=none', '.'],
      { cwd: folder, maxBuffer: 16 * 1024 * 1024 },
      (_, stdout) => resolve(stdout),
    );
  });
  const byFile = new Map<string, string[]>();
  for (const { category, severity, location } of diagnosticsSchema.parse(JSON.parse(output)).diagnostics) {
    if (severity !== 'error') continue;
    const path = pathText(location.path);
    byFile.set(path, [...(byFile.get(path) ?? []), category]);
  }
  return byFile;
}

/** The path of a diagnostic, which is text or an object around it, depending on the linter's version. */
function pathText(path: unknown): string {
  if (typeof path === 'string') return path;
  if (typeof path === 'object' && path !== null && 'file' in path && typeof path.file === 'string') return path.file;
  return '';
}
