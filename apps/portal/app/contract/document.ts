import type { LoaderFunctionArgs } from '@remix-run/node';
import { ApiError } from '@tutor/api/core/api-error';
import { loaderFailure, requireSignedIn, shownMessage } from '../account/guard.server.ts';

/** The contract as a file: the one to be signed, or `?signed=1` the signed one. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { api } = await requireSignedIn(args);
  const isSigned = new URL(args.request.url).searchParams.get('signed') === '1';
  try {
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
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.kind === 'sessionGone') return loaderFailure(error, args);
    return new Response(shownMessage(error), {
      status: error.kind === 'refused' ? 404 : 502,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
    });
  }
}
