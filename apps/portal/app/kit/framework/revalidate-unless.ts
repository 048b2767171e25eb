import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/**
 * For a page whose data do not depend on these names in its query: going to another address of it that differs by them alone
 * asks for nothing, and so works without a line.
 */
export function revalidateUnless(...names: readonly string[]) {
  const withoutNames = (address: URL): string => {
    const bare = new URL(address);
    for (const name of names) bare.searchParams.delete(name);
    bare.hash = '';
    return bare.href;
  };
  return ({
    currentUrl,
    nextUrl,
    formMethod = 'GET',
    defaultShouldRevalidate,
  }: ShouldRevalidateFunctionArgs): boolean => {
    const isAnother = formMethod.toUpperCase() === 'GET' && currentUrl.search !== nextUrl.search;
    return isAnother && withoutNames(currentUrl) === withoutNames(nextUrl) ? false : defaultShouldRevalidate;
  };
}
