/** A name without what leads into another folder, and without halves of characters, which cannot be encoded. */
export function safeName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cs}/\\]/gu, '_');
}

/** Content-Disposition with a name of any characters (RFC 6266). */
export function disposition(way: 'inline' | 'attachment', fileName: string): string {
  const name = safeName(fileName);
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
