import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { CallBodies } from '../calls/call-asks.ts';
import type { ChatBodies } from '../chat/chat-asks.ts';

it('knows the contract as types: nothing of it comes into the browser', () => {
  const source = readFileSync(fileURLToPath(new URL('./ask.ts', import.meta.url)), 'utf8');
  const imports = source.match(/^import .*$/gm) ?? [];
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter((line) => !line.startsWith('import type '))).toEqual([]);
});

it('takes bodies as the contract spells them: others do not compile', () => {
  const read: ChatBodies['read'] = { ConversationId: 1, UpTo: 2 };
  const keep: CallBodies['keep'] = { CallId: 1, PeerId: 'page', After: 0 };
  // @ts-expect-error a field of another name
  const misspelt: ChatBodies['read'] = { ConversationId: 1, UpToSeq: 2 };
  // @ts-expect-error a field that is missing
  const short: CallBodies['keep'] = { CallId: 1, PeerId: 'page' };
  expect([read, keep, misspelt, short]).toHaveLength(4);
});
