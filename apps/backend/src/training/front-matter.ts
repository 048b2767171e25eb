/** A Markdown file in its two parts, with the line at which each begins. */
export interface FrontMatter {
  yaml: string;
  yamlLine: number;
  markdown: string;
  markdownLine: number;
}

const fence = '---';

/** Splits a file into its front matter, between two lines of `---`, and the Markdown after it; undefined where one is missing. */
export function splitFrontMatter(text: string): FrontMatter | undefined {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const end = lines.indexOf(fence, 1);
  if (lines[0] !== fence || end === -1) return undefined;
  return {
    yaml: lines.slice(1, end).join('\n'),
    yamlLine: 2,
    markdown: lines.slice(end + 1).join('\n'),
    markdownLine: end + 2,
  };
}
