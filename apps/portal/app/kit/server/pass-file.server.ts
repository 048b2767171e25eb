const passedOn = ['range', 'if-range', 'if-none-match'];
const passedBack = [
  'content-type',
  'content-length',
  'content-disposition',
  'content-range',
  'cross-origin-resource-policy',
  'referrer-policy',
  'cache-control',
  'accept-ranges',
  'etag',
];

/** Whatever service a file comes from: nothing in it runs, no browser guesses what it is, and no page frames it. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of a request that ask for a part of a file, or for it only once it has changed. */
export function fileHeaders(request: Request): Record<string, string> {
  return present(passedOn, request.headers);
}

/** Hands a file of the service on to the browser, as it comes. */
export async function passFile(request: Request, file: Response): Promise<Response> {
  const headers = { ...present(passedBack, file.headers), ...harmless };
  if (request.method !== 'HEAD') return new Response(file.body, { status: file.status, headers });
  await file.body?.cancel();
  return new Response(null, { status: file.status, headers });
}

function present(names: readonly string[], headers: Headers): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
