/** One item of the QA test report as it arrives (specification, core §3). */
export interface QaItem {
  name: string;
  score: string;
}

/** Items to show: the TESOL one is hidden, the word Result is stripped from titles (specification, core §3). */
export function shownQaItems(items: readonly QaItem[]): QaItem[] {
  return items
    .filter((item) => !/\btesol\b/i.test(item.name))
    .map((item) => ({
      ...item,
      name: item.name
        .replace(/\bresult\b/gi, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    }));
}
