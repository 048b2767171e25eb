import markdownIt, { type Token } from 'markdown-it';

/** Something wrong in a Markdown text; the first line of the text is 1. */
export interface MarkdownProblem {
  line: number;
  message: string;
}

const allowedAddress = /^(?:https?:|mailto:|\/(?![/\\]))/i;

// HTML is parsed so that it can be refused by name: as plain text it would pass unseen. So are addresses of any kind.
const markdown = markdownIt('commonmark', { html: true, xhtmlOut: false }).enable('table');
markdown.validateLink = () => true;

/**
 * Turns Markdown into HTML and says what must not be in it: HTML of its own, addresses that run something, pictures that are
 * missing or have no words. `mediaHref` gives the address of a file beside the text, or undefined where there is none.
 */
export function renderMarkdown(
  text: string,
  mediaHref: (name: string) => string | undefined,
): { html: string; problems: MarkdownProblem[] } {
  const tokens = markdown.parse(text, {});
  const problems: MarkdownProblem[] = [];
  let line = 1;
  for (const token of tokens) {
    line = (token.map?.[0] ?? line - 1) + 1;
    problems.push(...blockProblems(token).map((message) => ({ line, message })));
    let inlineLine = line;
    for (const child of token.children ?? []) {
      if (child.type === 'softbreak' || child.type === 'hardbreak') inlineLine += 1;
      problems.push(...inlineProblems(child, mediaHref).map((message) => ({ line: inlineLine, message })));
    }
  }
  if (text.trim() === '') problems.push({ line: 1, message: 'There is no text. Write one below the front matter.' });
  return { html: problems.length > 0 ? '' : markdown.renderer.render(tokens, markdown.options, {}), problems };
}

function blockProblems({ type, tag, content }: Token): string[] {
  if (type === 'html_block') return [htmlMessage(content)];
  if (type === 'heading_open' && tag === 'h1') {
    return ['A heading of the first rank is the title in the front matter. Begin headings with "##".'];
  }
  return [];
}

function inlineProblems(token: Token, mediaHref: (name: string) => string | undefined): string[] {
  if (token.type === 'html_inline') return [htmlMessage(token.content)];
  if (token.type === 'link_open') {
    const href = String(token.attrGet('href') ?? '');
    if (allowedAddress.test(href)) return [];
    return [`The link "${href}" leads nowhere. Begin it with https://, mailto: or, within the portal, "/".`];
  }
  return token.type === 'image' ? pictureProblems(token, mediaHref) : [];
}

function pictureProblems(token: Token, mediaHref: (name: string) => string | undefined): string[] {
  const name = String(token.attrGet('src') ?? '');
  const href = mediaHref(name);
  token.attrSet('src', href ?? '');
  const isDescribed = token.content.trim() !== '';
  return [
    ...(href === undefined
      ? [`The picture "${name}" is not in the folder. Put the file beside this one, or correct its name.`]
      : []),
    ...(isDescribed
      ? []
      : [`The picture "${name}" has no words for who cannot see it. Write them between the brackets.`]),
  ];
}

function htmlMessage(html: string): string {
  return `HTML is not taken ("${html.trim().slice(0, 40)}"). Write it in Markdown.`;
}
