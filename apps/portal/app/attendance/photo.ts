import { attendancePhotoProblem } from '@tutor/rules/attendance/photo';

/** What is wrong with a chosen photo, or undefined: by its name, its size and its first bytes. */
export async function photoProblem(file: File | undefined): Promise<string | undefined> {
  const head = file === undefined ? undefined : new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return attendancePhotoProblem(file, head);
}
