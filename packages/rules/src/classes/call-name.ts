/** What a student is called in class: the English name in brackets where there is one, else the whole name. */
export function callName(name: string): string {
  return /\(([^()]+)\)/.exec(name)?.[1] ?? name;
}
