import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const complete = {
  APP_ID: 'portal',
  APP_SECRET: 'a-secret-of-sixteen-or-more',
  ROOT_SECRET: 'a-root-secret-of-thirty-two-characters',
};

test('an environment that is not right is refused by the names of what is wrong, never by its values', () => {
  const read = () => readConfig({ ...complete, APP_SECRET: 'too-short', PORT: 'no port' });
  expect(read).toThrow(/APP_SECRET/);
  expect(read).toThrow(/PORT/);
  expect(read).not.toThrow(/too-short|no port/);
});

test('without a session secret every start has one of its own', () => {
  expect(readConfig(complete).sessionSecret).not.toBe(readConfig(complete).sessionSecret);
});

test('addresses are kept without a trailing slash', () => {
  const config = readConfig({
    ...complete,
    BACKEND_URL: 'https://backend.example/',
    PUBLIC_ORIGIN: 'https://portal.example/',
  });
  expect(config.backendUrl).toBe('https://backend.example');
  expect(config.publicOrigin).toBe('https://portal.example');
});
