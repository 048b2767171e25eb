interface AreaEntry {
  path: string;
  areaPaths?: readonly string[] | undefined;
}

/** Whether a page belongs to an entry of the menu: it has its path or one of its area's, or lies below one. */
export function isOfEntry({ path, areaPaths = [] }: AreaEntry, pathname: string): boolean {
  return [path, ...areaPaths].some((one) => pathname === one || pathname.startsWith(`${one}/`));
}
