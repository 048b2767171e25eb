import { implement } from '@tutor/api/core/implement';
import { trainingSources as contract } from '@tutor/api/training/training-sources';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';
import { disposition } from '../files/disposition.ts';
import { sendFile } from '../files/send-file.ts';
import { type ZippedFile, zipFiles } from '../files/zip-files.ts';
import type { CallContext } from '../http/call-context.ts';
import { Refusal, refusalCodes } from '../http/refusal.ts';
import { findMediaFile, type MediaFile } from './media-file.ts';
import { endingOf } from './media-types.ts';
import { unknownCourse } from './read-courses.ts';
import { isServedTo } from './served-courses.ts';
import { trainingCategories, trainingCourses, trainingMedia } from './tables.ts';

/** The files for self-study, which lie in the folder of the training material. */
export function trainingSourceEndpoints({ folder }: { folder: string }) {
  return implement<typeof contract, CallContext>(contract, {
    list: async ({ queries, query, requireSession }) => {
      const sources = await readSources(queries, { tuid: requireSession().tuid, courseId: query.traKitId });
      const kits = new Map(sources.map((source) => [source.courseId, source]));
      if (query.traKitId !== undefined && kits.size === 0)
        await requireServed(queries, requireSession().tuid, query.traKitId);
      const files = await Promise.all(
        sources.map(async (source) => ({
          courseId: source.courseId,
          file: {
            FileName: source.name,
            Title: source.title ?? source.name,
            ContentType: source.contentType,
            Bytes: source.bytes,
            IsAvailable: (await findMediaFile(folder, source)) !== undefined,
          },
        })),
      );
      return {
        body: [...kits.values()].map(({ courseId, courseName, categoryName }) => ({
          TraKitId: courseId,
          CourseName: courseName,
          CategoryName: categoryName,
          Files: files.flatMap(({ courseId: of, file }) => (of === courseId ? [file] : [])),
        })),
      };
    },

    download: async ({ queries, body, request, requireSession }) => {
      const { tuid } = requireSession();
      const sources = await readSources(queries, { tuid, courseId: body.traKitId });
      if (sources.length === 0) await requireServed(queries, tuid, body.traKitId);
      const asked = sources.filter(({ name }) => body.FileName === undefined || name === body.FileName);
      const [first] = asked;
      if (first === undefined) throw new Refusal(refusalCodes.unknown, 'This course has no such file.');
      const files = await Promise.all(
        asked.map(async (source) => ({ source, file: await requireFile(folder, source) })),
      );
      const [only, ...others] = files;
      const file =
        only !== undefined && others.length === 0
          ? sendFile(request, {
              ...{ path: only.file.path, size: only.file.size, hash: only.file.tag },
              contentType: only.source.contentType,
              disposition: disposition('attachment', fileNameOf(only.source)),
            })
          : zipFiles(request, files.map(zipped), `${first.courseName}.zip`);
      return { body: undefined, file };
    },
  });
}

type Source = Awaited<ReturnType<typeof readSources>>[number];

/** Files of the courses that a tutor is served: of all, or of the one with this number. */
function readSources(queries: Queries, { tuid, courseId }: { tuid: number; courseId?: number | undefined }) {
  return queries
    .select({
      courseId: trainingCourses.courseId,
      slug: trainingCourses.slug,
      courseName: trainingCourses.title,
      categoryName: trainingCategories.name,
      name: trainingMedia.name,
      title: trainingMedia.title,
      contentType: trainingMedia.contentType,
      bytes: trainingMedia.bytes,
      hash: trainingMedia.hash,
    })
    .from(trainingMedia)
    .innerJoin(trainingCourses, eq(trainingCourses.courseId, trainingMedia.courseId))
    .innerJoin(trainingCategories, eq(trainingCategories.slug, trainingCourses.categorySlug))
    .where(
      and(
        isNotNull(trainingMedia.title),
        isServedTo(queries, tuid),
        courseId === undefined ? undefined : eq(trainingCourses.courseId, courseId),
      ),
    )
    .orderBy(asc(trainingCategories.position), asc(trainingCourses.position), asc(trainingMedia.position));
}

/** Refuses a course that there is not, or not for this tutor. */
async function requireServed(queries: Queries, tuid: number, courseId: number): Promise<void> {
  const [found] = await queries
    .select({ courseId: trainingCourses.courseId })
    .from(trainingCourses)
    .where(and(eq(trainingCourses.courseId, courseId), isServedTo(queries, tuid)));
  if (found === undefined) throw unknownCourse();
}

async function requireFile(folder: string, source: Source): Promise<MediaFile> {
  const file = await findMediaFile(folder, source);
  if (file !== undefined) return file;
  throw new Refusal(
    refusalCodes.notFound,
    `The file “${source.title}” is missing right now. The other files are there; please try this one later.`,
  );
}

/** Its title, with the ending of its kind. */
function fileNameOf({ title, name }: Source): string {
  return `${title ?? name}.${endingOf(name)}`;
}

function zipped({ source, file }: { source: Source; file: MediaFile }): ZippedFile {
  return { ...file, name: fileNameOf(source) };
}
