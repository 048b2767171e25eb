import { createHash } from 'node:crypto';
import { plainText } from '@tutor/rules/messages/plain-text';
import { dropOtherAddresses, safeHtmlPolicy } from '@tutor/ui/primitives/html/safe-html-policy.ts';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { logLostPart } from '../beside/current-load.server.ts';
import { isWithinBounds } from '../forms/html-bounds.server.ts';

const purify = createDOMPurify(new JSDOM('').window);
purify.addHook('uponSanitizeAttribute', dropOtherAddresses);
// Links to elsewhere open in a tab of their own that knows nothing of ours; the portal's own pages stay in its tab.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a') return;
  element.setAttribute('rel', 'noopener noreferrer nofollow');
  if (/^https?:/i.test(element.getAttribute('href') ?? '')) element.setAttribute('target', '_blank');
  else element.removeAttribute('target');
});
// Pictures of elsewhere, which would tell who reads, are not loaded: their words stand for them, and lead there.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'img' || element.getAttribute('src')?.startsWith('/')) return;
  const alt = element.getAttribute('alt') ?? '';
  const src = element.getAttribute('src');
  if (src === null) return element.replaceWith(alt);
  if (element.closest('a') !== null) return element.replaceWith(alt === '' ? 'Picture' : alt);
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', src);
  link.textContent = alt === '' ? 'Picture' : `Picture: ${alt}`;
  element.replaceWith(link);
});

const allowedTags: ReadonlySet<string> = new Set([...safeHtmlPolicy.ALLOWED_TAGS, 'html', 'head', 'body']);
/** Shown in place of formatting that would take too long to check. */
export const wordsAloneText =
  'This text is too long, too deeply nested or too odd to be shown with its formatting. Its words:';

// By the content's hash: the contents themselves may be long.
const cache = new Map<string, string>();
const cacheEntriesMax = 500;
const cacheCharactersMax = 4_000_000;
let cacheCharacters = 0;

/**
 * HTML of the company's editors, reduced to text, lists, tables, links and images; nothing that runs, styles or submits. Of
 * HTML beyond the bounds the words alone are left, since checking it would keep everybody else waiting.
 */
export function sanitizeHtml(html: string): string {
  const key = createHash('sha256').update(html).digest('base64');
  const known = cache.get(key);
  if (known !== undefined) return known;
  const clean = cleaned(html);
  if (cache.size >= cacheEntriesMax || cacheCharacters + clean.length > cacheCharactersMax) {
    cache.clear();
    cacheCharacters = 0;
  }
  cache.set(key, clean);
  cacheCharacters += clean.length;
  return clean;
}

function cleaned(html: string): string {
  try {
    return isWithinBounds(html, allowedTags) ? sanitized(html) : wordsAlone(html);
  } catch (error) {
    // One message that cannot be cleaned takes no list of messages along.
    logLostPart(error);
    return wordsAlone(html);
  }
}

function sanitized(html: string): string {
  return purify.sanitize(html, {
    ...safeHtmlPolicy,
    ALLOWED_TAGS: [...safeHtmlPolicy.ALLOWED_TAGS],
    ALLOWED_ATTR: [...safeHtmlPolicy.ALLOWED_ATTR],
    ADD_URI_SAFE_ATTR: [...safeHtmlPolicy.ADD_URI_SAFE_ATTR],
  });
}

function wordsAlone(html: string): string {
  const words = plainText(html).replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<p>${wordsAloneText}</p><p>${words}</p>`;
}
