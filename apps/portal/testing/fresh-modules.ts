import { afterAll, vi } from 'vitest';

// Test files share a worker. What a module remembers of the service, such as its settings or its clock, is not the next file's.
vi.resetModules();
// Nor is what a file put in the place of a global, such as fetch.
afterAll(() => vi.unstubAllGlobals());
