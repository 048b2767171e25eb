import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerFile } from '../session/answer-file.server.ts';

/** The contract as a file: the one to be signed, or `?signed=1` the signed one. */
export function loader(args: LoaderFunctionArgs): Promise<Response> {
  const isSigned = new URL(args.request.url).searchParams.get('signed') === '1';
  return answerFile(args, '/signContract', async ({ api }) => {
    const { body } = await api.tutorContract.contractDocument({ body: { IsSigned: isSigned } });
    // Quotes, controls and whatever is not ASCII would end the header or the name.
    const name = body.FileName.replace(/[^\w.-]/g, '_');
    return new Response(body.Content, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  });
}
