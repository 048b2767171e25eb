import { expect, test } from 'vitest';
import { menuEntries } from './menu.ts';
import { isOfEntry } from './menu-area.ts';

test.each([
  ['/trainingCenter/courseDetail/1001/20001', 'trainingCenter'],
  ['/trainingKit', 'trainingCenter'],
  ['/trainingkitDetails/1001', 'trainingCenter'],
  ['/trainingResources/1001', 'trainingCenter'],
  ['/resourcesFolder', 'trainingCenter'],
  ['/trainingTestDetails', 'trainingCenter'],
  ['/trainingTestAnswer', 'trainingCenter'],
  ['/trainingKitchen', undefined],
  ['/home', 'home'],
])('the page %s belongs to the entry %s', (pathname, name) => {
  expect(menuEntries.find((entry) => isOfEntry(entry, pathname))?.name).toBe(name);
});
