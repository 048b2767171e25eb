import { cappedMarks } from '@tutor/rules/shell/capped-marks';
import type { UploadModule } from '@tutor/rules/uploads/upload-modules';
import { fileGoneMessage } from '@tutor/rules/uploads/upload-reference';

import { z } from 'zod';

/** An instant: ISO 8601 in UTC on the wire. Kept as text so that it also survives the way to the browser. */
export const instant = z.iso.datetime({ offset: true }).max(40);

/** A flag: true/false or 0/1 on the wire, absent means no. */
export const flag = z
  .union([z.boolean(), z.literal(0), z.literal(1)])
  .nullish()
  .transform(Boolean);

/** Text of which nothing is as good as none. */
export const text = z
  .string()
  .nullish()
  .transform((given) => cappedMarks(given ?? ''));

/** Text that may be absent. */
export const optionalText = z
  .string()
  .nullish()
  .transform((text) => (text == null ? undefined : cappedMarks(text)));

/** Reference of an uploaded file, as 'Absent/<22 characters>.jpg', that may be absent. */
export const optionalFile = z
  .string()
  .max(200)
  .nullish()
  .transform((reference) => reference ?? undefined);

/** Reference of an upload for a module. Page, contract and handler name the module, and where two differ nothing compiles. */
export function uploadOf<const Module extends UploadModule>(module: Module) {
  return z.templateLiteral([module, '/', z.string().max(150)], { error: fileGoneMessage });
}

/** The same, where there may be none. */
export function optionalUpload<const Module extends UploadModule>(module: Module) {
  return z
    .union([uploadOf(module), z.literal('')], { error: fileGoneMessage })
    .nullish()
    .transform((reference) => (reference ? reference : undefined));
}

/** Reply of a call whose Body says nothing. */
export const ignored = z.unknown();
