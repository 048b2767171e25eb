import path from 'node:path';
import { checkedYaml } from './checked-yaml.ts';
import type { ContentProblem } from './content-problem.ts';
import { type SubjectFile, subjectsSchema } from './content-schemas.ts';
import { readTextIfThere } from './read-text-if-there.ts';

/** Reads the subjects, or says everything that is wrong with them. Without the file there are none. */
export async function readSubjects(
  folder: string,
  courses: ReadonlySet<string>,
): Promise<{ subjects: SubjectFile[] } | { problems: ContentProblem[] }> {
  const file = 'subjects.yaml';
  const text = await readTextIfThere(path.join(folder, file));
  if (text === undefined) return { subjects: [] };
  const checked = checkedYaml(text, subjectsSchema, { file });
  if ('problems' in checked) return checked;
  const { subjects } = checked.value;
  const problems = subjects.flatMap((subject, index) => {
    const line = checked.lineOf(['subjects', index, 'id']);
    const unknown = subject.courses.find((slug) => !courses.has(slug));
    return [
      ...(subjects.findIndex(({ id }) => id === subject.id) < index
        ? [`The id "${subject.id}" is there twice. Give one another id.`]
        : []),
      ...(new Set(subject.courses).size < subject.courses.length ? ['A course is named twice. Name it once.'] : []),
      ...(unknown === undefined ? [] : [`There is no course "${unknown}". Name the folder of a course.`]),
    ].map((message) => ({ file, line, message }));
  });
  return problems.length > 0 ? { problems } : { subjects };
}
