/** SHA-256 in hexadecimal. */
async function hashOf(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Beside the page, which a long file would keep from answering. Undefined where the file cannot be read.
addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  hashOf(data).then(postMessage, () => postMessage(undefined));
});
