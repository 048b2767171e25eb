import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract } from '../src/contract.ts';
import { area, get, post } from '../src/core/endpoint.ts';
import { flag, ignored, instant } from '../src/core/wire.ts';
import { contractDocument, contractRows, terminalTable } from './contract-table.ts';
import { openApiDocument } from './openapi.ts';

const endpoints = Object.values(contract).flatMap((inArea) => Object.values(inArea));

const sample = {
  desk: area('/api/Desk', {
    read: get('Read', {
      summary: 'Reads | prints.',
      query: z.object({ seq: z.coerce.number().int().nonnegative(), kind: z.enum(['a', 'b']).optional() }),
      reply: z.object({ IsDone: flag, At: instant }),
    }),
    write: post('Write', {
      summary: 'Writes.',
      body: z.object({ Text: z.string().trim().max(5) }),
      reply: ignored,
      access: 'public',
      timeout: 'none',
      assumed: true,
    }),
  }),
};

describe('the contract', () => {
  it('has no two calls with the same method and path, without regard to case', () => {
    const keys = endpoints.map(({ method, path }) => `${method} ${path}`.toLowerCase());
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  it('has paths under /api in plain letters, and a sentence for each call', () => {
    for (const { path, summary } of endpoints) {
      expect(path).toMatch(/^\/api(\/[A-Za-z]+)+$/);
      expect(summary).toMatch(/^[A-Z].*\.'?$/);
    }
  });

  it('sends nothing in the body of a GET', () => {
    for (const declared of endpoints) {
      if (declared.method === 'GET') expect(declared.body).toBeInstanceOf(z.ZodUndefined);
    }
  });
});

describe('the table', () => {
  it('has a row for each call, with access, timeout and mark', () => {
    expect(contractRows(sample)).toEqual([
      {
        area: 'desk',
        name: 'read',
        method: 'GET',
        path: '/api/Desk/Read',
        access: 'tutor',
        timeout: '10 s',
        assumed: '',
        needs: 'At',
        summary: 'Reads | prints.',
      },
      {
        area: 'desk',
        name: 'write',
        method: 'POST',
        path: '/api/Desk/Write',
        access: 'public',
        timeout: 'none',
        assumed: 'assumed',
        needs: '',
        summary: 'Writes.',
      },
    ]);
    const text = terminalTable(contractRows(contract));
    for (const { path, summary } of endpoints) {
      expect(text).toContain(path);
      expect(text).toContain(summary);
    }
  });

  it('as a document keeps its columns when a summary has a bar', () => {
    expect(contractDocument(contractRows(sample))).toContain('Reads \\| prints.');
  });

  it('in docs/contract.md is current; `npm run contract -- --write` makes it so', async () => {
    const written = await readFile(new URL('../../../docs/contract.md', import.meta.url), 'utf8');
    // Compared as lines: one changed call is then one line of the report.
    expect(written.split('\n')).toEqual(contractDocument(contractRows(contract)).split('\n'));
  });
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1, references included', async () => {
    const validator = new Validator();
    const result = await validator.validate(structuredClone(openApiDocument(contract)));
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
    validator.resolveRefs();
  });

  it('would not pass if it were wrong', async () => {
    const wrong = { ...structuredClone(openApiDocument(sample)), paths: { 'no-slash': { get: { responses: 7 } } } };
    expect((await new Validator().validate(wrong)).valid).toBe(false);
  });

  it('has every call once, with a name of its own', () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))) })
      .parse(openApiDocument(contract));
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        key: `${method.toUpperCase()} ${path}`,
        operationId,
      })),
    );
    expect(operations.map(({ key }) => key).sort()).toEqual(
      endpoints.map(({ method, path }) => `${method} ${path}`).sort(),
    );
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length);
  });

  it('shows shapes as they are on the wire, before they are parsed', () => {
    const document = openApiDocument(sample);
    expect(document).toMatchObject({
      paths: {
        '/api/Desk/Read': {
          get: {
            'x-timeout-ms': 10_000,
            parameters: expect.arrayContaining([
              {
                name: 'seq',
                in: 'query',
                required: true,
                schema: expect.objectContaining({ type: 'integer', minimum: 0 }),
              },
              { name: 'kind', in: 'query', required: false, schema: { type: 'string', enum: ['a', 'b'] } },
            ]),
            responses: {
              200: {
                content: {
                  'application/json': {
                    schema: {
                      anyOf: [
                        {
                          properties: {
                            Body: {
                              // A flag may be absent, and is true, false, 0, 1 or null.
                              required: ['At'],
                              properties: { At: { type: 'string', format: 'date-time' } },
                            },
                          },
                        },
                        {},
                      ],
                    },
                  },
                },
              },
            },
          },
        },
        '/api/Desk/Write': {
          post: {
            security: [],
            'x-assumed': true,
            requestBody: {
              required: true,
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    properties: { Text: { type: 'string', maxLength: 5 } },
                    required: ['Text'],
                  },
                },
              },
            },
          },
        },
      },
    });
    expect(JSON.stringify(document)).not.toContain('"pattern":"^(?:');
  });
});

describe('npm run contract', () => {
  const run = async (...args: string[]): Promise<string> => {
    const script = fileURLToPath(new URL('./print-contract.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...args], {
      maxBuffer: 16 * 1024 * 1024,
    });
    return stdout;
  };

  it('prints the table', async () => {
    expect(await run()).toBe(`${terminalTable(contractRows(contract))}\n`);
  }, 30_000);

  it('with --openapi prints the document as JSON', async () => {
    expect(JSON.parse(await run('--openapi'))).toEqual(JSON.parse(JSON.stringify(openApiDocument(contract))));
  }, 30_000);
});
