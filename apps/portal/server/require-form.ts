import type { MiddlewareHandler } from 'hono';
import { isFileForm } from '../app/uploads/file-form-paths.ts';

const safeMethods = new Set(['GET', 'HEAD']);

/**
 * What pages and their forms send has the type of a form, or no body; everything else is 415, and a multipart form that cannot
 * be read is 400. Forms that may carry files are left to their own reader, which holds none of them as a whole.
 */
export const requireForm: MiddlewareHandler = async (context, next) => {
  const { method, path, raw } = context.req;
  if (safeMethods.has(method) || raw.body === null) return next();
  const type = context.req.header('content-type') ?? '';
  if (/^application\/x-www-form-urlencoded\b/i.test(type)) return next();
  if (!/^multipart\/form-data\b/i.test(type)) return context.text('Please send this as a form.', 415);
  if (isFileForm(path)) return next();
  try {
    await raw.clone().formData();
  } catch {
    return context.text('This form cannot be read.', 400);
  }
  return next();
};
