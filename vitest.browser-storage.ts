import { afterAll } from 'vitest';

// Node 25 and later have a localStorage and a sessionStorage of their own. Vitest lets these stand where a test asks for jsdom.
const { jsdom } = globalThis as { jsdom?: { window: Window } };

for (const name of ['localStorage', 'sessionStorage'] as const) {
  const own = Object.getOwnPropertyDescriptor(globalThis, name);
  if (jsdom === undefined || own === undefined) continue;
  Object.defineProperty(globalThis, name, { configurable: true, get: () => jsdom.window[name] });
  afterAll(() => Object.defineProperty(globalThis, name, own));
}
