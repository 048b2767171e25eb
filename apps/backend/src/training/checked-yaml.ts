import { type Document, isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import type { ContentProblem } from './content-problem.ts';

/** YAML that was checked: its value, or what is wrong with it. `lineOf` finds the line of a member. */
export type CheckedYaml<Value> =
  | { value: Value; lineOf: (path: readonly PropertyKey[]) => number | undefined }
  | { problems: ContentProblem[] };

/** Reads YAML by a schema. Problems name their line; `firstLine` is the line of the file at which the text begins. */
export function checkedYaml<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  { file, firstLine = 1 }: { file: string; firstLine?: number },
): CheckedYaml<z.output<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): number => lines.linePos(offset).line + firstLine - 1;
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        message: `This is no YAML (${message}). Correct it.`,
      })),
    };
  }
  const lineOf = (path: readonly PropertyKey[]): number | undefined => {
    const offset = offsetOf(document, path);
    return offset === undefined ? undefined : lineAt(offset);
  };
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return { value: parsed.data, lineOf };
  return { problems: parsed.error.issues.flatMap((issue) => problemsOf(issue, { file, lineOf })) };
}

function problemsOf(
  issue: z.core.$ZodIssue,
  { file, lineOf }: { file: string; lineOf: (path: readonly PropertyKey[]) => number | undefined },
): ContentProblem[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      file,
      line: lineOf([...issue.path, key]),
      message: `"${key}" is no member here. Correct its name, or take it out.`,
    }));
  }
  const name = issue.path.join('.');
  const message = `${name === '' ? '' : `"${name}": `}${issue.message}.`;
  return [{ file, line: lineOf(issue.path), message }];
}

/** Where the nearest thing lies that the text has of a path. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1];
    const parent = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true);
    const pair = isMap(parent) ? parent.items.find((item) => isScalar(item.key) && item.key.value === key) : undefined;
    const node = isScalar(pair?.key) ? pair.key : document.getIn(path.slice(0, length), true);
    const range = hasRange(node) ? node.range : undefined;
    if (range !== undefined) return range[0];
  }
  return document.contents?.range?.[0];
}

function hasRange(node: unknown): node is { range: [number, number, number] } {
  return typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range);
}
