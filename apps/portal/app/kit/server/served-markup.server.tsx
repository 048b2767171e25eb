import { PartsApart } from '@tutor/ui/primitives/behaviour/parts-apart.ts';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';

/**
 * A document's markup, drawn at once: pages here wait for all their data, and one pass costs half of streaming. Where a part
 * throws, the document is drawn once more with each part in its own boundary, which the browser then draws as well.
 */
export function servedMarkup(page: ReactElement): string {
  try {
    return renderToString(page);
  } catch {
    return renderToString(<PartsApart.Provider value={true}>{page}</PartsApart.Provider>);
  }
}
