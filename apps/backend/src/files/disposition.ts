/** Names of devices on Windows, which no file there can have, with whatever ending. */
const deviceName = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9¹²³])(?=\.|$)/i;

/**
 * A name that every system can give a file: nothing that leads into another folder, no halves of characters, which cannot be
 * encoded, and nothing that Windows refuses.
 */
function safeName(fileName: string): string {
  const name = fileName.replace(/[\p{Cc}\p{Cs}/\\<>:"|?*]/gu, '_').replace(/(?<![. ])[. ]+$/, '');
  return name === '' ? 'file' : name.replace(deviceName, '_$&');
}

/** Safe names of files of one folder, each once on systems that see no capitals: `Plan.pdf`, `plan (2).pdf`. */
export function safeNames(fileNames: readonly string[]): string[] {
  const taken = new Set<string>();
  return fileNames.map((fileName) => {
    const name = safeName(fileName);
    const [, stem = name, ending = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? [];
    let free = name;
    for (let count = 2; taken.has(folded(free)); count += 1) free = `${stem} (${count})${ending}`;
    taken.add(folded(free));
    return free;
  });
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
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
