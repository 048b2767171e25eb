import type { errors, Provider } from 'oidc-provider';

interface OidcLibrary {
  Provider: typeof Provider;
  errors: typeof errors;
}

/**
 * The provider's library, loaded without its one line about the runtime: it names Node 22 as the oldest that it supports,
 * while this service runs on Node 20.19 too, where the whole flow is covered by our tests. Every other warning is heard.
 */
export async function loadOidcLibrary(): Promise<OidcLibrary> {
  const { console } = globalThis;
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime.')) warn.apply(console, words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
