// Finds words in JSX that a translated page would lose. A browser's translator puts `<font>` elements in the place of text nodes,
// and React goes on holding the nodes that it had made: it then changes words that nobody sees, and fails where it removes such a
// node or inserts something before it (https://github.com/facebook/react/issues/11538). Words that are all that their element
// holds are written through the element, and are safe.
import ts from 'typescript';

const { TypeFlags } = ts;
const wordsFlags = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike;
const nothingFlags = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.BooleanLike;

/**
 * @typedef {object} Kind
 * @property {boolean} isWords whether it may be a text node
 * @property {boolean} isFixed whether it is always the same, and always there
 *
 * @typedef {Kind & { node: ts.Node }} Child of an element
 */

/**
 * Every place with bare words, and the words.
 * @param {readonly string[]} files absolute paths of the files to look through
 * @param {ts.CompilerOptions} options
 */
export function findBareWords(files, options) {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  return files.flatMap((file) => {
    const source = program.getSourceFile(file);
    return source === undefined ? [] : bareWordsOf(source, checker);
  });
}

/**
 * @param {ts.SourceFile} source
 * @param {ts.TypeChecker} checker
 */
function bareWordsOf(source, checker) {
  /** @type {{ file: string, line: number, words: string }[]} */
  const found = [];
  const visit = (/** @type {ts.Node} */ node) => {
    for (const run of bareRunsOf(node, checker)) {
      const words = run.map(({ node }) => node.getText().trim().replace(/\s+/g, ' ')).join(' ');
      const { line } = source.getLineAndCharacterOfPosition(run[0]?.node.getStart() ?? 0);
      found.push({ file: source.fileName, line: line + 1, words });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.Node} node
 * @param {ts.TypeChecker} checker
 * @returns {Child[][]}
 */
function bareRunsOf(node, checker) {
  const isElement = ts.isJsxElement(node);
  // A fragment among an element's children is looked at with them.
  const isFragment = ts.isJsxFragment(node) && !ts.isJsxElement(node.parent) && !ts.isJsxFragment(node.parent);
  if (!isElement && !isFragment) return [];
  const children = childrenOf(node, checker);
  // What stands in a fragment comes and goes with it.
  const isComing = isFragment || (isElement && /^(React\.)?Fragment$/.test(node.openingElement.tagName.getText()));
  if (children.length === 1 && !isComing) return [];
  return runsOfWords(children)
    .filter(({ run, before }) => isComing || before?.isFixed === false || run.some(({ isFixed }) => !isFixed))
    .map(({ run }) => run);
}

/**
 * Words that stand side by side, and what stands before them.
 * @param {readonly Child[]} children
 */
function runsOfWords(children) {
  /** @type {{ run: Child[], before: Child | undefined }[]} */
  const runs = [];
  children.forEach((child, index) => {
    if (!child.isWords) return;
    const before = children[index - 1];
    if (before?.isWords) runs.at(-1)?.run.push(child);
    else runs.push({ run: [child], before });
  });
  return runs;
}

/**
 * @param {ts.JsxElement | ts.JsxFragment} parent
 * @param {ts.TypeChecker} checker
 * @returns {Child[]}
 */
function childrenOf(parent, checker) {
  return parent.children.flatMap((node) => {
    if (ts.isJsxFragment(node)) return childrenOf(node, checker);
    const fixed = fixedWords(node);
    // White space is never translated.
    if (fixed !== undefined) return fixed.trim() === '' ? [] : [{ node, isWords: true, isFixed: true }];
    if (ts.isJsxExpression(node)) {
      return node.expression === undefined ? [] : [{ node, ...kindOfExpression(node.expression, checker) }];
    }
    return ts.isJsxText(node) ? [] : [{ node, ...kindOfElement(node, checker) }];
  });
}

/** @param {ts.JsxChild} node */
function fixedWords(node) {
  if (ts.isJsxText(node)) return node.text;
  return ts.isJsxExpression(node) && node.expression !== undefined && ts.isStringLiteralLike(node.expression)
    ? node.expression.text
    : undefined;
}

/**
 * @param {ts.Expression} expression
 * @param {ts.TypeChecker} checker
 * @returns {Kind}
 */
function kindOfExpression(expression, checker) {
  if (ts.isParenthesizedExpression(expression)) return kindOfExpression(expression.expression, checker);
  if (!ts.isConditionalExpression(expression)) return kindOf(checker.getTypeAtLocation(expression), checker);
  const ways = [expression.whenTrue, expression.whenFalse].map((way) => kindOfExpression(way, checker));
  return { isWords: ways.some(({ isWords }) => isWords), isFixed: false };
}

/**
 * @param {ts.JsxElement | ts.JsxSelfClosingElement} node
 * @param {ts.TypeChecker} checker
 * @returns {Kind}
 */
function kindOfElement(node, checker) {
  const { attributes } = ts.isJsxElement(node) ? node.openingElement : node;
  const hasKey = attributes.properties.some(({ name }) => name?.getText() === 'key');
  const kind = kindOf(returnTypeOf(node, checker), checker);
  return { ...kind, isFixed: kind.isFixed && !hasKey };
}

/**
 * What a component draws; undefined for an element of the browser's.
 * @param {ts.JsxElement | ts.JsxSelfClosingElement} node
 * @param {ts.TypeChecker} checker
 */
function returnTypeOf(node, checker) {
  const { tagName } = ts.isJsxElement(node) ? node.openingElement : node;
  if (ts.isIdentifier(tagName) && /^[a-z]/.test(tagName.text)) return undefined;
  return checker.getTypeAtLocation(tagName).getCallSignatures()[0]?.getReturnType();
}

/**
 * @param {ts.Type | undefined} type of what is drawn
 * @param {ts.TypeChecker} checker
 * @returns {Kind}
 */
function kindOf(type, checker) {
  if (type === undefined) return { isWords: false, isFixed: true };
  const parts = type.isUnion() ? type.types : [type];
  const lists = parts.map((part) =>
    checker.isArrayType(part) ? checker.getIndexTypeOfType(part, ts.IndexKind.Number) : undefined,
  );
  const ofList = lists.find((item) => item !== undefined);
  if (ofList !== undefined) return { ...kindOf(ofList, checker), isFixed: false };
  const has = (/** @type {ts.TypeFlags} */ flags) => parts.some((part) => (part.flags & flags) !== 0);
  const isElement = parts.some(({ flags }) => (flags & (wordsFlags | nothingFlags)) === 0);
  // A slot that takes anything is one for elements, until words are given to it.
  return { isWords: has(wordsFlags) && !isElement, isFixed: !has(wordsFlags | nothingFlags) };
}
