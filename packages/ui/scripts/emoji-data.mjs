// Writes what the emoji picker needs of unicode-emoji-json: npm run emoji -w packages/ui
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Newer ones are empty boxes on the systems that tutors have. */
const newest = 15;

const source = createRequire(import.meta.url).resolve('unicode-emoji-json/data-by-group.json');
/** @type {{ name: string, emojis: { emoji: string, name: string, emoji_version: string }[] }[]} */
const groups = JSON.parse(readFileSync(source, 'utf8'));

const picked = groups.map(({ name, emojis }) => ({
  name,
  emoji: emojis
    .filter(({ emoji_version: version }) => Number(version) <= newest)
    .map(({ emoji, name: words }) => `${emoji} ${words}`)
    .join('\n'),
}));
writeFileSync(
  fileURLToPath(new URL('../src/chat/emoji-data.json', import.meta.url)),
  `${JSON.stringify(picked, null, 2)}\n`,
);
