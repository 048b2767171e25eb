import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireSignedIn } from '../account/guard.server.ts';
import { refusedAddress } from '../shell/refused-address.server.ts';

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
    return refusedAddress(error, args, '/signContract');
  }
}
