/** Whether whoever asks has this text or file already, by If-None-Match (RFC 9110): a list, weak or strong, or any. */
export function isKnownEtag(headers: Headers, etag: string): boolean {
  const known = headers.get('if-none-match')?.split(',') ?? [];
  // Compression on the way makes an ETag weak.
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag);
}
