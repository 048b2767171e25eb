/**
 * When the service began to answer with this document, by `performance.now()`: what the document says of the time was so then.
 * Scripts may run seconds later. Undefined where the browser does not say.
 */
export function documentSaidAtMs(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const startMs = (navigation as PerformanceNavigationTiming | undefined)?.responseStart;
  return startMs !== undefined && startMs > 0 ? startMs : undefined;
}
