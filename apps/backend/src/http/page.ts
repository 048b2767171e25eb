import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { pageStylePath } from './page-style.ts';

/** A piece of markup whose values are escaped. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  title: string;
  /** The page's main content. */
  main: Markup;
  /** Script of our own; the page must work without it. */
  scriptPath?: string;
}

/** A whole page of this service: plain markup, one stylesheet, readable without any script. */
export function page({ title, main, scriptPath }: PageOptions): Markup {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Tutor Portal</title>
<link rel="stylesheet" href="${pageStylePath}">
${scriptPath === undefined ? '' : html`<script src="${scriptPath}" defer></script>`}
</head>
<body>
<header class="brand">${sign}<span>Tutor Portal</span></header>
<main>${main}</main>
</body>
</html>
`;
}

const sign = html`<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><rect width="32" height="32" rx="9" class="sign-ground"/><path d="M16 10.4c-2.2-1.7-5-2.3-8.3-2v12c3-.3 5.7.3 7.6 1.7l.7 4.4 2.3-5.2c1.7-.8 3.7-1.1 6-.9v-12c-3.3-.3-6.1.3-8.3 2Z" class="sign-page"/><circle cx="23.4" cy="8.8" r="2.6" class="sign-spark"/></svg>`;

interface PagePolicy {
  /** Origins beside our own that a form's answer may lead on to. */
  formTargets?: readonly string[];
  /** Origins that may show the page in a frame. */
  framedBy?: readonly string[];
}

/** Security headers of a page. Nothing runs or loads that is not ours; `ownOrigin` also holds inside a sandboxed frame. */
export function pageHeaders(
  ownOrigin: string,
  { formTargets = [], framedBy = [] }: PagePolicy,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src ${ownOrigin}`,
    `script-src ${ownOrigin}`,
    `form-action ${[ownOrigin, ...formTargets].join(' ')}`,
    `frame-ancestors ${framedBy.length === 0 ? "'none'" : framedBy.join(' ')}`,
    "base-uri 'none'",
  ].join('; ');
  return {
    'content-security-policy': policy,
    'cache-control': 'no-store',
    // Not 'no-referrer': browsers would then send our own forms with the origin 'null'.
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    ...(framedBy.length === 0 ? { 'x-frame-options': 'DENY' } : {}),
  };
}
