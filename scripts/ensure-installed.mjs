// Before a command that works with tools which npm start leaves out, such as Storybook and the linter.
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.mjs';

ensureInstalled(fileURLToPath(new URL('..', import.meta.url)), (text) => process.stdout.write(`${text}\n`));
