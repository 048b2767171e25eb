import { createContext, useContext } from 'react';

/** The Content-Security-Policy nonce of the document being rendered; empty in the browser, which hides it from scripts. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
