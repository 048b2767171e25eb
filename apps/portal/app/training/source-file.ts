import type { LoaderFunctionArgs } from '@remix-run/node';
import { fileHeaders, passFile } from '../kit/server/pass-file.server.ts';
import { answerFile } from '../session/answer-file.server.ts';
import { trainingId } from './training-id.server.ts';
import { courseFilesPath } from './training-paths.ts';

/** A file of a course, or all of them as a ZIP. What stands in the way of it is said on the page of the course's files. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const traKitId = trainingId(args.params.id);
  return answerFile(args, courseFilesPath(traKitId), async ({ api }, { request }) => {
    const FileName = new URL(request.url).searchParams.get('file')?.slice(0, 100);
    const { file } = await api.trainingSources.download({
      body: { traKitId, ...(FileName === undefined ? {} : { FileName }) },
      visitor: { headers: fileHeaders(request), signal: request.signal },
    });
    if (file === undefined) throw new Error('a file was asked for, and none was answered');
    return passFile(request, file);
  });
}
