import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the files of a project that ask for a browser's globals one after another, then the rest. Vitest ends a worker, with all
 * that it has imported, whenever the next file asks for another environment.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const inBrowser = own.filter(asksForBrowser);
      return [...inBrowser, ...own.filter((file) => !inBrowser.includes(file))];
    });
  }
}

function asksForBrowser({ moduleId }: TestSpecification): boolean {
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom');
}
