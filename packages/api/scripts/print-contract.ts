import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { contract } from '../src/contract.ts';
import { contractDocument, contractRows, terminalTable } from './contract-table.ts';
import { openApiDocument } from './openapi.ts';

// npm run contract [-- --openapi | --write]: the table, the OpenAPI document, or docs/contract.md anew.
const { values } = parseArgs({ options: { openapi: { type: 'boolean' }, write: { type: 'boolean' } } });
const rows = contractRows(contract);

if (values.openapi) process.stdout.write(`${JSON.stringify(openApiDocument(contract), null, 2)}\n`);
else if (values.write) await writeFile(new URL('../../../docs/contract.md', import.meta.url), contractDocument(rows));
else process.stdout.write(`${terminalTable(rows)}\n`);
