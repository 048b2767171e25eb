import { lastPageNumber } from '@tutor/rules/paging/pages';
import { z } from 'zod';

/** Query members of a list that is read page by page; the first page is 1. */
export const pageQuery = {
  pageIndex: z.coerce.number().int().min(1).max(lastPageNumber),
  pageSize: z.coerce.number().int().min(1).max(100),
};

/** The same as members of a body. */
export const pageBody = {
  PageIndex: z.int().min(1).max(lastPageNumber),
  PageSize: z.int().min(1).max(100),
};

/** Members of a page of a list: its rows, and the count of the whole, which a service may leave out. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return { Total: z.int().nonnegative().nullish(), Items: z.array(item) };
}

/** A page of a list. */
export function paged<Item extends z.ZodType>(item: Item) {
  return counted(z.object(pageOf(item)));
}

/** A page with members beside its own; where the whole was not counted, there are as many rows as the page has. */
export function counted<Page extends { Total?: number | null | undefined; Items: readonly unknown[] }, Sent>(
  page: z.ZodType<Page, Sent>,
) {
  return page.transform((read) => ({ ...read, Total: read.Total ?? read.Items.length }));
}
