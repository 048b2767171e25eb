/**
 * Watches for what a translated page would lose. Its text nodes are replaced, so whatever React does with one of its own goes wrong
 * there (https://github.com/facebook/react/issues/11538). `scripts/lint/bare-words.mjs` finds words by the types in the code; this
 * also sees the ones that came through a slot. Returns what was seen.
 */
export function watchBareWords(page: HTMLElement): () => string[] {
  const seen: string[] = [];
  const note = (records: MutationRecord[]): void => {
    for (const { type, target, removedNodes, addedNodes, nextSibling } of records) {
      if (type === 'characterData' && isBareWords(target)) seen.push(`changed: ${told(target)}`);
      for (const node of removedNodes) if (isBareWords(node)) seen.push(`removed from ${told(target)}: ${told(node)}`);
      if (addedNodes.length > 0 && isBareWords(nextSibling)) seen.push(`given a neighbour: ${told(nextSibling)}`);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(page, { subtree: true, childList: true, characterData: true });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return seen;
  };
}

/** A text node that React holds: one that is all that its element holds is none. White space is never translated. */
function isBareWords(node: Node | null): node is Text {
  if (!(node instanceof Text) || node.data.trim() === '') return false;
  return Object.keys(node).some((key) => key.startsWith('__reactFiber$'));
}

function told(node: Node): string {
  return `“${node.textContent?.slice(0, 80)}”`;
}
