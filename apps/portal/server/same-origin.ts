import type { MiddlewareHandler } from 'hono';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * Closes cross-site request forgery in front of everything: a request that may change something must come from our own
 * pages, by Sec-Fetch-Site or by an Origin equal to the configured one (never by X-Forwarded-Host). Neither: 403.
 */
export function requireSameOrigin(publicOrigin: () => string): MiddlewareHandler {
  return async (context, next) => {
    if (safeMethods.has(context.req.method)) return next();
    const isSameOrigin =
      context.req.header('sec-fetch-site') === 'same-origin' || context.req.header('origin') === publicOrigin();
    if (!isSameOrigin) return context.text('This request did not come from the portal.', 403);
    return next();
  };
}
