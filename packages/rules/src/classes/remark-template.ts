/** Longest name and longest text of an own template, and how many a tutor may keep. */
export const templateNameMax = 60;
export const templateBodyMax = 1000;
export const templatesMax = 50;

/** What a template may hold in place of a name. */
export const templatePlaceholders = ['{student}', '{unit}'] as const;

/** Words in braces that nothing is put in for, each once, such as a mistyped `{studnet}`. */
export function unknownPlaceholders(body: string): string[] {
  const words = body.match(/\{\s*\p{L}[\p{L}\d _-]*\}/gu) ?? [];
  return [...new Set(words)].filter((word) => !templatePlaceholders.some((known) => known === word.toLowerCase()));
}

/** A template with the student and the unit of a class put in; other braces stay as they are. */
export function fillTemplate(body: string, { student, unit }: { student: string; unit: string }): string {
  // One pass over the template, so that a name that looks like a placeholder is left alone.
  return body.replace(/\{(student|unit)\}/gi, (_, name: string) => (name.toLowerCase() === 'student' ? student : unit));
}

/** A text put into another at a selection, on a line of its own where there are words before or after. */
export function insertText(
  text: string,
  inserted: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const lead = before === '' || /\s$/.test(before) ? '' : '\n';
  const trail = after === '' || /^\s/.test(after) ? '' : '\n';
  return { text: `${before}${lead}${inserted}${trail}${after}`, caret: before.length + lead.length + inserted.length };
}
