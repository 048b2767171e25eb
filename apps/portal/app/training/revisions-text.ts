/** Revisions of answers by question, as a form carries them: 'when:3,order:1'. */
export function revisionsText(revisions: Readonly<Record<string, number>>): string {
  return Object.entries(revisions)
    .map(([questionId, revision]) => `${questionId}:${revision}`)
    .join(',');
}

/** Reads them back; what is none of them is left out. */
export function readRevisions(text: string): Record<string, number> {
  const parts = text.split(',').map((part) => part.split(':'));
  return Object.fromEntries(
    parts.flatMap(([questionId = '', revision = '']) =>
      /^\d{1,7}$/.test(revision) ? [[questionId, Number(revision)]] : [],
    ),
  );
}
