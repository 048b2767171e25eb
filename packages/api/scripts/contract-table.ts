import { type Area, type Endpoint, timeouts } from '../src/core/endpoint.ts';
import { essentialsOf } from '../src/core/read-reply.ts';

/** One row of the contract for a reader: everything as text. */
export interface ContractRow {
  area: string;
  name: string;
  method: string;
  path: string;
  access: string;
  timeout: string;
  assumed: string;
  /** Members that its reply cannot do without. */
  needs: string;
  summary: string;
}

/** Every call of a contract, in the order of its declaration. */
export function contractRows(contract: Readonly<Record<string, Area>>): ContractRow[] {
  return Object.entries(contract).flatMap(([area, endpoints]) =>
    Object.entries(endpoints).map(([name, declared]) => ({
      area,
      name,
      method: declared.method,
      path: declared.path,
      access: declared.access,
      timeout: timeoutText(declared),
      assumed: declared.isAssumed ? 'assumed' : '',
      needs: essentialsOf(declared.reply).join(', '),
      summary: declared.summary,
    })),
  );
}

function timeoutText({ timeout }: Endpoint): string {
  const timeoutMs = timeouts[timeout];
  return timeoutMs === undefined ? 'none' : `${timeoutMs / 1_000} s`;
}

const columns = ['method', 'path', 'access', 'timeout', 'assumed', 'summary'] as const;

/** The table for a terminal: columns aligned, one block an area. */
export function terminalTable(rows: readonly ContractRow[]): string {
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => row[column].length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const blocks = byArea(rows).map(([area, inArea]) =>
    [area, ...inArea.map((row) => `  ${line(columns.map((column) => row[column]))}`)].join('\n'),
  );
  return [`  ${line(columns)}`, ...blocks, countText(rows)].join('\n\n');
}

/** The document docs/contract.md. */
export function contractDocument(rows: readonly ContractRow[]): string {
  const sections = byArea(rows).map(([area, inArea]) => {
    const head = ['call', 'method', 'path', 'access', 'timeout', '', 'what it does', 'its reply needs'];
    const body = inArea.map(({ name, method, path, access, timeout, assumed, summary, needs }) => [
      name,
      method,
      `\`${path}\``,
      access,
      timeout,
      assumed,
      summary.replaceAll('|', '\\|'),
      needs,
    ]);
    return `## ${area}\n\n${markdownTable([head, ...body])}`;
  });
  return `${[
    '# The contract',
    'Every call between the portal and the service, as `packages/api` declares it. Written by `npm run contract -- --write`;\n`npm run contract -- --openapi` prints the same as an OpenAPI 3.1 document with all shapes.',
    '**assumed** marks a path or a shape that the specification does not show: whoever connects another service checks these\nfirst. Access **tutor** needs the bearer token of a signed-in tutor; **public** needs only a valid signature.',
    "The portal adds the header `portal-proof` to every call: a service that shares its `ROOT_SECRET` believes the visitor's address\nin `X-Forwarded-For` by it, and leaves AppSetting out of the settings ([decision 3](decisions/0003-signing-is-a-seal.md)).",
    'Replies are read forgivingly. A list that is missing is an empty one. A row that cannot be read is left out, counted, logged with\ncall and field, and the page says that it is missing. An optional member that cannot be read is left out in the same way. Only the\nlast column is needed: a reply without one of these members fails as a whole. Of a list that stands there every row is needed.',
    countText(rows),
    ...sections,
  ].join('\n\n')}\n`;
}

/** Aligned, as the formatter of the repository wants it. */
function markdownTable([head = [], ...body]: readonly string[][]): string {
  const widths = head.map((cell, column) => Math.max(3, cell.length, ...body.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

function byArea(rows: readonly ContractRow[]): [area: string, rows: ContractRow[]][] {
  const areas = [...new Set(rows.map(({ area }) => area))];
  return areas.map((area) => [area, rows.filter((row) => row.area === area)]);
}

function countText(rows: readonly ContractRow[]): string {
  const assumed = rows.filter((row) => row.assumed !== '').length;
  return `${rows.length} calls, ${assumed} of them assumed.`;
}
