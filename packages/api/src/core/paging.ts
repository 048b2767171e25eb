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

/** A page of a list, with the count of the whole. */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.object({ Total: z.int().nonnegative(), Items: z.array(item) });
}
