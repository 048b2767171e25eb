import { ServedPartBoundary } from '@tutor/ui/primitives/behaviour/served-part-boundary.tsx';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { servedMarkup } from './served-markup.server.tsx';

function Faulty(): ReactElement {
  throw new Error('no such card');
}

const page = (card: ReactElement) => (
  <main>
    <ServedPartBoundary name="“Points”">{card}</ServedPartBoundary>
    The rest
  </main>
);

test('a document whose parts can all be drawn has no boundary that React would have to take over', () => {
  expect(servedMarkup(page(<p>12 points</p>))).toBe('<main><p>12 points</p>The rest</main>');
});

test('where a part throws, its words stand in its place, and the rest is served', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const markup = servedMarkup(page(<Faulty />));
  expect(markup).toContain('“Points” could not be shown');
  expect(markup).toContain('The rest');
});
