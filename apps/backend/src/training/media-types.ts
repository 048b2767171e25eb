/** Files that may lie beside a course's texts, by their ending. */
export const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
  pdf: 'application/pdf',
};

/** Ending of a file's name, without the dot. */
export function endingOf(name: string): string {
  return name.split('.').at(-1) ?? '';
}

/** Address under which the portal shows a file of a course to tutors; the hash makes a changed file another address. */
export function mediaHref(course: string, { name, hash }: { name: string; hash: string }): string {
  return `/trainingCenter/media/${course}/${name}?v=${hash.slice(0, 8)}`;
}
