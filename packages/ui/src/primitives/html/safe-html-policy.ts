/**
 * What HTML content may contain (reliability, R8), for DOMPurify in string mode: the portal's server applies it first,
 * `SafeHtml` once more in the browser. No style, form, iframe, id or name; links to http, https and mailto only.
 */
export const safeHtmlPolicy = {
  ALLOWED_TAGS: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'div',
    'em',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'li',
    'ol',
    'p',
    'pre',
    's',
    'span',
    'strong',
    'sub',
    'sup',
    'table',
    'tbody',
    'td',
    'tfoot',
    'th',
    'thead',
    'tr',
    'u',
    'ul',
  ],
  ALLOWED_ATTR: ['alt', 'colspan', 'height', 'href', 'rel', 'rowspan', 'scope', 'src', 'target', 'title', 'width'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?![/\\]))/i,
  // DOMPurify takes what it does not know as safe for an address, and would drop these with those that the policy does not name.
  ADD_URI_SAFE_ATTR: ['colspan', 'height', 'rel', 'rowspan', 'scope', 'target', 'width'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOW_UNKNOWN_PROTOCOLS: false,
} as const;

/**
 * For DOMPurify's hook `uponSanitizeAttribute`: an address that the policy does not name goes. DOMPurify by itself lets a
 * picture carry its own data, whatever the policy says.
 */
export function dropOtherAddresses(
  _: unknown,
  attribute: { attrName: string; attrValue: string; keepAttr: boolean },
): void {
  if (attribute.attrName !== 'src' && attribute.attrName !== 'href') return;
  if (!safeHtmlPolicy.ALLOWED_URI_REGEXP.test(attribute.attrValue.trim())) attribute.keepAttr = false;
}
