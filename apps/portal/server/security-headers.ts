import type { MiddlewareHandler } from 'hono';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import type { Config } from './config.ts';

/**
 * Security headers of every answer; scripts run only with the request's nonce. A page that says what it tells others of its
 * address (Referrer-Policy) is left to it.
 */
export function securityHeaders(
  config: Pick<Config, 'isDevelopment' | 'frameOrigin'>,
  publicOrigin: () => string,
): MiddlewareHandler {
  const isHttps = publicOrigin().startsWith('https:');
  return secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: [NONCE, "'strict-dynamic'"],
      // Vite's development server injects style elements; in production react-aria adds one, with the nonce.
      styleSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", NONCE],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // Recordings and tones that a page has made itself.
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: config.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
      frameSrc: config.frameOrigin === undefined ? ["'none'"] : [config.frameOrigin],
      workerSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
    },
    strictTransportSecurity: isHttps ? 'max-age=31536000' : false,
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    crossOriginResourcePolicy: 'same-origin',
    permissionsPolicy: { camera: ['self'], microphone: ['self'], geolocation: [], payment: [], usb: [] },
  });
}
