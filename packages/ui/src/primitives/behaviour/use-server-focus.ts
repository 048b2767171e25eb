import { useIsScripted } from './use-is-scripted.ts';

/**
 * Gives the focus to what a server's page has to say of a form, where no script does: else such a page begins at its top, far from
 * its news. For an element that can take it.
 */
export function useServerFocus(): { autoFocus?: true } {
  return useIsScripted() ? {} : { autoFocus: true };
}
