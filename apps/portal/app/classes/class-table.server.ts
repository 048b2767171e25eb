import type { Api } from '../api.server.ts';
import { type ClassRow, classRow } from './class-entry.ts';

/** Classes and busy times that touch a half-open range, in order of start. */
export async function loadClasses(
  api: Api,
  { start, end, nowMs }: { start: Date; end: Date; nowMs: number },
): Promise<ClassRow[]> {
  const { body } = await api.classes.classTable({
    body: { StartTime: start.toISOString(), EndTime: end.toISOString() },
  });
  return body.map((event) => classRow(event, nowMs));
}
