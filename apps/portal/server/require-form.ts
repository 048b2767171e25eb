import type { HonoRequest, MiddlewareHandler } from 'hono';
import { isFileForm } from '../app/uploads/file-form-paths.ts';

const safeMethods = new Set(['GET', 'HEAD']);
/** Several times what the longest form has, with every half hour of a week. */
const fieldsMax = 2_000;

/**
 * What pages and their forms send has the type of a form, or no body; everything else is 415. A form that cannot be read or
 * has more fields than any page is 400: to check a field that comes a hundred thousand times takes a minute. Forms that carry
 * files are left to their own reader, which holds none of them as a whole.
 */
export const requireForm: MiddlewareHandler = async (context, next) => {
  const { method, raw } = context.req;
  if (safeMethods.has(method) || raw.body === null) return next();
  const type = context.req.header('content-type') ?? '';
  if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) {
    return context.text('Please send this as a form.', 415);
  }
  if (mayCarryFiles(context.req)) return next();
  const fields = await raw
    .clone()
    .formData()
    .then(
      (form) => [...form.keys()].length,
      () => undefined,
    );
  if (fields === undefined) return context.text('This form cannot be read.', 400);
  if (fields > fieldsMax) return context.text('This form has too many fields.', 400);
  return next();
};

/** Whether a request may carry files: by its address, and as only a multipart form can. */
export function mayCarryFiles(request: HonoRequest): boolean {
  return /^multipart\/form-data\b/i.test(request.header('content-type') ?? '') && isFileForm(request.path);
}
