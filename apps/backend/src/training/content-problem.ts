/** Something wrong with a file of the training material, in words for its author. */
export interface ContentProblem {
  /** Path within the folder of the material. */
  file: string;
  /** First line is 1; undefined where it is about the whole file. */
  line?: number | undefined;
  /** What is wrong and what to do. */
  message: string;
}

/** A problem as editors and logs show it: 'classroom-tools/01-audio.md:14: …'. */
export function problemText({ file, line, message }: ContentProblem): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${message}`;
}
