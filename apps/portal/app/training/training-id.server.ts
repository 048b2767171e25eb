import { redirect } from '@remix-run/node';
import { z } from 'zod';

const idSchema = z.coerce.number().int().positive();

/** A number of an address; one that is none leads to /404. */
export function trainingId(given: string | null | undefined): number {
  const id = idSchema.safeParse(given ?? undefined);
  if (!id.success) throw redirect('/404');
  return id.data;
}
