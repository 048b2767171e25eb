import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { companyZone, zonedDayFromText } from '@tutor/rules/time/zone';
import type { trainingAnnouncements } from './announcement-tables.ts';
import { checkedYaml } from './checked-yaml.ts';
import type { ContentProblem } from './content-problem.ts';
import { announcementSchema, slugPattern } from './content-schemas.ts';
import { splitFrontMatter } from './front-matter.ts';
import { renderMarkdown } from './render-markdown.ts';

/** Folder of the announcements within the training material; it may be missing. */
export const announcementsFolder = 'announcements';

/** An announcement as its row will be. */
type ReadAnnouncement = Omit<typeof trainingAnnouncements.$inferInsert, 'id' | 'changedAt' | 'retiredAt'>;

export interface ReadAnnouncements {
  announcements: ReadAnnouncement[];
  /** Every name that is there, those of files with a problem included. */
  slugs: string[];
  problems: ContentProblem[];
}

/** Reads the announcements of the training material. A file with a problem is left out, and told. */
export async function readAnnouncements(material: string): Promise<ReadAnnouncements> {
  const folder = path.join(material, announcementsFolder);
  const entries = existsSync(folder) ? await readdir(folder, { withFileTypes: true }) : [];
  const names = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  const read: ReadAnnouncements = { announcements: [], slugs: [], problems: [] };
  for (const name of names.sort()) {
    const slug = name.replace(/\.md$/, '');
    read.slugs.push(slug);
    const one = readAnnouncement(slug, name, await readFile(path.join(folder, name), 'utf8'));
    if ('problems' in one) read.problems.push(...one.problems);
    else read.announcements.push(one.announcement);
  }
  return read;
}

function readAnnouncement(
  slug: string,
  name: string,
  text: string,
): { announcement: ReadAnnouncement } | { problems: ContentProblem[] } {
  const file = `${announcementsFolder}/${name}`;
  const problem = (message: string, line?: number) => ({ problems: [{ file, message, line }] });
  if (!name.endsWith('.md') || !slugPattern.test(slug)) {
    return problem('Name announcements like new-trainers.md: small letters, digits and hyphens.');
  }
  const parts = splitFrontMatter(text);
  if (parts === undefined) {
    return problem('The front matter is missing. Begin the file with it, between two lines of "---".', 1);
  }
  const checked = checkedYaml(parts.yaml, announcementSchema, { file, firstLine: parts.yamlLine });
  const rendered = renderMarkdown(parts.markdown, () => undefined);
  const problems = [
    ...('problems' in checked ? checked.problems : []),
    ...rendered.problems.map(({ line, message }) => ({ file, message, line: line + parts.markdownLine - 1 })),
  ];
  if ('problems' in checked || problems.length > 0) return { problems };
  const { published, ...told } = checked.value;
  const publishedAt = zonedDayFromText(published, companyZone);
  if (publishedAt === undefined) return problem(`There is no day ${published}.`, checked.lineOf(['published']));
  const contentHash = createHash('sha256').update(text).digest('hex');
  return { announcement: { slug, ...told, html: rendered.html, publishedAt, contentHash } };
}
