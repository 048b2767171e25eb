import { dropOtherAddresses, safeHtmlPolicy } from '@tutor/ui/primitives/safe-html-policy';
import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const purify = createDOMPurify(new JSDOM('').window);
purify.addHook('uponSanitizeAttribute', dropOtherAddresses);
// Links open in a tab of their own that knows nothing of ours.
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.localName !== 'a') return;
  element.setAttribute('rel', 'noopener noreferrer nofollow');
  element.setAttribute('target', '_blank');
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
  });
  if (cache.size >= cacheEntriesMax) cache.clear();
  cache.set(html, clean);
  return clean;
}
