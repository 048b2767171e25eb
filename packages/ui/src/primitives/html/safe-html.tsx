import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import * as styles from './safe-html.css.ts';
import { dropOtherAddresses, safeHtmlPolicy } from './safe-html-policy.ts';

// On the server there is no DOM, and DOMPurify can do nothing.
if (DOMPurify.isSupported) DOMPurify.addHook('uponSanitizeAttribute', dropOtherAddresses);

/** The markup that may be shown. In the browser it is sanitised again; on the server, where no DOM is, it passes as given. */
function sanitised(html: string): string {
  if (!DOMPurify.isSupported) return html;
  return DOMPurify.sanitize(html, {
    ...safeHtmlPolicy,
    ALLOWED_TAGS: [...safeHtmlPolicy.ALLOWED_TAGS],
    ALLOWED_ATTR: [...safeHtmlPolicy.ALLOWED_ATTR],
    ADD_URI_SAFE_ATTR: [...safeHtmlPolicy.ADD_URI_SAFE_ATTR],
  });
}

export interface SafeHtmlProps {
  /** HTML that the server has already sanitised with `safeHtmlPolicy`. */
  html: string;
  className?: string | undefined;
}

/** HTML content of messages and announcements. The only place where markup from outside enters a page. */
export function SafeHtml({ html, className }: SafeHtmlProps) {
  const content = useMemo(() => sanitised(html), [html]);
  return <div className={classNames(styles.root, className)} dangerouslySetInnerHTML={{ __html: content }} />;
}
