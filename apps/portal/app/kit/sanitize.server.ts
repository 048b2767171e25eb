import { dropOtherAddresses, safeHtmlPolicy } from '@tutor/ui/primitives/safe-html-policy';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

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

const cache = new Map<string, string>();
const cacheEntriesMax = 500;

/** HTML of the company's editors, reduced to text, lists, tables, links and images; nothing that runs, styles or submits. */
export function sanitizeHtml(html: string): string {
  const known = cache.get(html);
  if (known !== undefined) return known;
  const clean = purify.sanitize(html, {
    ...safeHtmlPolicy,
    ALLOWED_TAGS: [...safeHtmlPolicy.ALLOWED_TAGS],
    ALLOWED_ATTR: [...safeHtmlPolicy.ALLOWED_ATTR],
    ADD_URI_SAFE_ATTR: [...safeHtmlPolicy.ADD_URI_SAFE_ATTR],
  });
  if (cache.size >= cacheEntriesMax) cache.clear();
  cache.set(html, clean);
  return clean;
}
