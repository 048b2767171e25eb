import type { HonoRequest, MiddlewareHandler } from 'hono';
import { isFileForm } from '../app/uploads/file-form-paths.ts';

const safeMethods = new Set(['GET', 'HEAD']);
/** Several times what the longest form has, with every half hour of a week. */
const fieldsMax = 2_000;
/** Names of fields are made into objects and lists: each part of a name is one level, each number the length of a list. */
const fieldNameMax = 200;
const longList = /\[\d{5,}/;

/**
 * What pages and their forms send has the type of a form, or no body; everything else is 415. A form that cannot be read or
 * has more fields than any page is 400: to check a field that comes a hundred thousand times takes a minute. They are counted
 * before they are parsed. Forms that carry files are left to their own reader, which holds none of them as a whole.
 */
export const requireForm: MiddlewareHandler = async (context, next) => {
  const { method, raw } = context.req;
  if (safeMethods.has(method) || raw.body === null) return next();
  const type = context.req.header('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return context.text('Please send this as a form.', 415);
  }
  if (mayCarryFiles(context.req)) return next();
  const bytes = Buffer.from(await raw.clone().arrayBuffer());
  if (countFields(bytes, type) > fieldsMax) return context.text('This form has too many fields.', 400);
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (form === undefined) return context.text('This form cannot be read.', 400);
  const isNamedBadly = [...form.keys()].some((name) => name.length > fieldNameMax || longList.test(name));
  return isNamedBadly ? context.text('This form has a field that no page has.', 400) : next();
};

/** How many fields a form has at most, by what stands between them. */
function countFields(bytes: Buffer, type: string): number {
  const isMultipart = /^multipart/i.test(type);
  // Every part of a multipart form has this line, whatever its boundary.
  const mark = isMultipart ? 'content-disposition:' : '&';
  const text = isMultipart ? bytes.toString('latin1').toLowerCase() : bytes;
  let count = isMultipart ? 0 : 1;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) count += 1;
  return count;
}

/** Whether a request may carry files: by its address, and as only a multipart form can. */
export function mayCarryFiles(request: HonoRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.header('content-type') ?? '') && isFileForm(request.path);
}
