import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { checkedYaml } from './checked-yaml.ts';
import type { ContentProblem } from './content-problem.ts';
import {
  answerProblem,
  chapterSchema,
  courseSchema,
  type QuestionFile,
  slugPattern,
  testSchema,
} from './content-schemas.ts';
import { splitFrontMatter } from './front-matter.ts';
import { endingOf, mediaHref, mediaTypes } from './media-types.ts';
import type { CourseFolder } from './read-course-folder.ts';
import { renderMarkdown } from './render-markdown.ts';
import type { trainingChapters, trainingCourses, trainingMedia, trainingQuestions, trainingTests } from './tables.ts';

type New<Table extends { $inferInsert: object }, Key extends string> = Omit<Table['$inferInsert'], Key>;

/** A course as its rows will be. */
export interface ReadCourse {
  course: New<typeof trainingCourses, 'courseId' | 'changedAt' | 'retiredAt'>;
  chapters: New<typeof trainingChapters, 'chapterId' | 'courseId' | 'retiredAt'>[];
  test: New<typeof trainingTests, 'kctId' | 'courseId' | 'retiredAt'> | undefined;
  questions: New<typeof trainingQuestions, 'kctId'>[];
  media: New<typeof trainingMedia, 'courseId'>[];
}

const chapterName = /^(\d{2})-(.+)\.md$/;

/** Makes a course of its folder, or says everything that is wrong with it. */
export function readCourse(
  folder: CourseFolder,
  categories: ReadonlySet<string>,
): { course: ReadCourse } | { problems: ContentProblem[] } {
  const reading = new CourseReading(folder, categories);
  const course = reading.read();
  return reading.problems.length > 0 || course === undefined ? { problems: reading.problems } : { course };
}

class CourseReading {
  readonly problems: ContentProblem[] = [];
  readonly #folder: CourseFolder;
  readonly #categories: ReadonlySet<string>;
  readonly #media = new Map<string, ReadCourse['media'][number]>();
  readonly #used = new Set<string>();

  constructor(folder: CourseFolder, categories: ReadonlySet<string>) {
    this.#folder = folder;
    this.#categories = categories;
  }

  read(): ReadCourse | undefined {
    const { slug, hash, files } = this.#folder;
    if (!slugPattern.test(slug)) this.#add('', 'Name the folder by small letters, digits and hyphens.');
    this.#readMedia();
    const course = this.#readCourseFile();
    const chapters = this.#readChapters();
    const test = files.has('test.yaml') ? this.#readTest() : undefined;
    // A chapter that could not be read may name any file.
    for (const name of this.problems.length > 0 ? [] : this.#media.keys()) {
      if (!this.#used.has(name)) this.#add(name, 'No text names this file. Name it in a chapter, or take it out.');
    }
    if (course === undefined) return undefined;
    return {
      course: { slug, contentHash: hash, ...course },
      chapters,
      test: test?.test,
      questions: test?.questions ?? [],
      media: [...this.#media.values()],
    };
  }

  #add(file: string, message: string, line?: number): void {
    this.problems.push({ file: file === '' ? this.#folder.slug : `${this.#folder.slug}/${file}`, line, message });
  }

  #readMedia(): void {
    for (const [name, content] of this.#folder.files) {
      if (/\.(?:md|yaml)$/.test(name)) continue;
      const contentType = mediaTypes[endingOf(name)];
      if (contentType === undefined) {
        this.#add(name, `Files of this kind are not taken. Use ${Object.keys(mediaTypes).join(', ')}, md or yaml.`);
        continue;
      }
      if (endingOf(name) === 'svg' && /<script|\son\w+\s*=|javascript:/i.test(content.toString())) {
        this.#add(name, 'The drawing holds a script. Save it without one.');
      }
      const hash = createHash('sha256').update(content).digest('hex');
      this.#media.set(name, { name, contentType, bytes: content.length, hash });
    }
  }

  #href = (name: string): string | undefined => {
    const file = this.#media.get(name);
    if (file === undefined || !file.contentType.startsWith('image/')) return undefined;
    this.#used.add(name);
    return mediaHref(this.#folder.slug, file);
  };

  #readCourseFile() {
    const name = 'course.md';
    if (!this.#folder.files.has(name)) {
      this.#add('', 'There is no course.md. Write one with title, category, position and summary.');
      return undefined;
    }
    const read = this.#readMarkdown(name, courseSchema);
    if (read === undefined) return undefined;
    const { category, icon, level = null, files, ...course } = read.value;
    if (icon !== undefined && this.#href(icon) === undefined) {
      const message = `There is no picture "${icon}" in this folder. Put it there, or correct its name.`;
      this.#add(name, message, read.lineOf(['icon']));
    }
    this.#readFiles(name, files, read.lineOf);
    if (!this.#categories.has(category)) {
      this.#add(
        name,
        `There is no category "${category}". Use one of categories.yaml, or add it there.`,
        read.lineOf(['category']),
      );
    }
    return { ...course, icon: icon ?? null, level, categorySlug: category, introduction: read.html };
  }

  #readFiles(
    name: string,
    files: readonly { file: string; title: string }[],
    lineOf: (path: readonly PropertyKey[]) => number | undefined,
  ): void {
    for (const [index, { file, title }] of files.entries()) {
      const line = lineOf(['files', index, 'file']);
      const found = this.#media.get(file);
      if (found === undefined) {
        this.#add(name, `The file "${file}" is not in the folder. Put it beside this one, or correct its name.`, line);
      } else if (found.title !== undefined) this.#add(name, `The file "${file}" is named twice. Name it once.`, line);
      else {
        this.#media.set(file, { ...found, title, position: index + 1 });
        this.#used.add(file);
      }
    }
  }

  #readChapters(): ReadCourse['chapters'] {
    const known = new Map<string, string>();
    const chapters: ReadCourse['chapters'] = [];
    for (const name of this.#folder.files.keys()) {
      if (!name.endsWith('.md') || name === 'course.md') continue;
      const [, number, slug] = chapterName.exec(name) ?? [];
      if (number === undefined || slug === undefined || !slugPattern.test(slug)) {
        this.#add(name, 'Name chapters like 01-first-words.md: two digits, then small letters, digits and hyphens.');
        continue;
      }
      const other = known.get(slug) ?? known.get(number);
      if (other !== undefined) this.#add(name, `${other} has the same name or number. Give it another one.`);
      known.set(slug, name).set(number, name);
      const read = this.#readMarkdown(name, chapterSchema);
      if (read === undefined) continue;
      const { title, minutes, clip } = read.value;
      if (clip !== undefined) this.#checkClip(name, clip, read.lineOf);
      chapters.push({ slug, position: Number(number), title, minutes, html: read.html, clip: clip ?? null });
    }
    if (known.size === 0) this.#add('', 'There is no chapter. Write one, such as 01-first-words.md.');
    return chapters;
  }

  #checkClip(
    name: string,
    clip: { file: string; captions: string },
    lineOf: (path: readonly PropertyKey[]) => number | undefined,
  ): void {
    const parts = [
      ['file', clip.file, /^(?:audio|video)\//],
      ['captions', clip.captions, /^text\/vtt/],
    ] as const;
    for (const [member, file, type] of parts) {
      const found = this.#media.get(file);
      if (found !== undefined && type.test(found.contentType)) this.#used.add(file);
      else {
        const what = member === 'file' ? 'mp3, m4a, mp4 or webm' : 'vtt';
        this.#add(
          name,
          `The clip's "${file}" is not in the folder. Put a file (${what}) beside this one.`,
          lineOf(['clip', member]),
        );
      }
    }
  }

  #readTest(): { test: NonNullable<ReadCourse['test']>; questions: ReadCourse['questions'] } | undefined {
    const name = 'test.yaml';
    const checked = checkedYaml(this.#text(name), testSchema, { file: `${this.#folder.slug}/${name}` });
    if ('problems' in checked) {
      this.problems.push(...checked.problems);
      return undefined;
    }
    const { questions, ...test } = checked.value;
    const ids = new Set<string>();
    for (const [index, question] of questions.entries()) {
      const at = (member: string) => checked.lineOf(['questions', index, member]);
      if (ids.has(question.id))
        this.#add(name, `The id "${question.id}" is there twice. Give one another id.`, at('id'));
      ids.add(question.id);
      const problem = answerProblem(question);
      if (problem !== undefined) this.#add(name, `Question "${question.id}": ${problem}.`, at('answer') ?? at('id'));
    }
    return { test, questions: questions.map((question, index) => this.#questionRow(question, index)) };
  }

  #questionRow({ id, kind, question, options = {}, unit, answer, explanation }: QuestionFile, index: number) {
    // Ids that say nothing of the order in which the author wrote them.
    const optionId = (key: string): string =>
      createHash('sha256').update(`${this.#folder.slug}/${id}/${key}`).digest('hex').slice(0, 10);
    const takesTexts = kind === 'text' || kind === 'number' || kind === 'trueFalse';
    return {
      slug: id,
      position: index + 1,
      kind,
      prompt: question,
      options: Object.entries(options).map(([key, text]) => ({ id: optionId(key), text })),
      right: takesTexts ? answer : answer.map(optionId),
      unit: unit ?? null,
      explanation,
    };
  }

  #readMarkdown<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = `${this.#folder.slug}/${name}`;
    const parts = splitFrontMatter(this.#text(name));
    if (parts === undefined) {
      this.#add(name, 'The front matter is missing. Begin the file with it, between two lines of "---".', 1);
      return undefined;
    }
    const checked = checkedYaml(parts.yaml, schema, { file, firstLine: parts.yamlLine });
    if ('problems' in checked) this.problems.push(...checked.problems);
    const rendered = renderMarkdown(parts.markdown, this.#href);
    for (const { line, message } of rendered.problems) this.#add(name, message, line + parts.markdownLine - 1);
    return 'problems' in checked ? undefined : { ...checked, html: rendered.html };
  }

  #text(name: string): string {
    return this.#folder.files.get(name)?.toString('utf8') ?? '';
  }
}
