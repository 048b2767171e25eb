import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, type TreeAdapter } from 'parse5';

type Tree = DefaultTreeAdapterTypes.DefaultTreeAdapterMap;

/** Longest HTML that is shown with its formatting, in characters. */
export const htmlLengthMax = 200_000;
/** Deepest nesting of its elements. */
export const htmlDepthMax = 100;
/** Elements, attributes and comments of it; an element that is not allowed counts as `droppedWeight`. */
export const htmlPartsMax = 5_000;
// The sanitiser moves the content of a dropped element, which takes longer the more there are beside it.
const droppedWeight = 10;

class TooManyParts extends Error {}

/**
 * Whether HTML can be sanitised in a time that nobody notices. It is parsed for this, since its length says little: a few
 * thousand characters of unclosed tags make a tree of a hundred thousand elements.
 */
export function isWithinBounds(html: string, allowedTags: ReadonlySet<string>): boolean {
  if (html.length > htmlLengthMax) return false;
  try {
    return isShallow(parse(html, { treeAdapter: countingAdapter(allowedTags) }));
  } catch (error) {
    if (error instanceof TooManyParts) return false;
    throw error;
  }
}

/** Builds the usual tree and throws as soon as it has too many parts. */
function countingAdapter(allowedTags: ReadonlySet<string>): TreeAdapter<Tree> {
  let parts = 0;
  const count = (more: number): void => {
    parts += more;
    if (parts > htmlPartsMax) throw new TooManyParts();
  };
  return {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      count((allowedTags.has(tagName) ? 1 : droppedWeight) + attributes.length);
      return defaultTreeAdapter.createElement(tagName, namespace, attributes);
    },
    createCommentNode(data) {
      count(1);
      return defaultTreeAdapter.createCommentNode(data);
    },
    adoptAttributes(recipient, attributes) {
      count(attributes.length);
      defaultTreeAdapter.adoptAttributes(recipient, attributes);
    },
  };
}

// Walked with a list of its own: a recursive walk is what a deep nest attacks.
function isShallow(document: Tree['document']): boolean {
  const open: { node: Tree['parentNode']; depth: number }[] = [{ node: document, depth: 0 }];
  for (let item = open.pop(); item !== undefined; item = open.pop()) {
    if (item.depth > htmlDepthMax) return false;
    for (const child of item.node.childNodes) {
      if ('childNodes' in child) open.push({ node: child, depth: item.depth + 1 });
      if ('content' in child) open.push({ node: child.content, depth: item.depth + 1 });
    }
  }
  return true;
}
