import type { Queries } from './database.ts';
import { installations } from './installation-tables.ts';

/** Which database this is, among those that services with the same secrets run on. */
export async function readInstallationId(queries: Queries): Promise<string> {
  const [installation] = await queries.select().from(installations);
  if (installation === undefined) throw new Error('the database has no id: it was not made by its migrations');
  return installation.id;
}
