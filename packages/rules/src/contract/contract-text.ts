/** A contract as it is read and signed. */
export interface ContractText {
  title: string;
  version: number;
  sections: readonly { title: string; paragraphs: readonly string[] }[];
}

/** What is written under a contract. */
export interface ContractSignature {
  /** The full name of who signs. */
  name: string;
  tuid: number;
  /** 'drawn' comes with the SHA-256 of the picture. */
  kind: 'typed' | 'drawn';
  pictureHash?: string | undefined;
  /** ISO 8601 in UTC. */
  signedAt: string;
}

const width = 78;

/** The contract as plain text, for reading offline before it is signed. */
export function contractDocument({ title, version, sections }: ContractText, tutorName: string): string {
  const lines = [title, '='.repeat(Math.min(title.length, width)), `Version ${version}`, `For ${tutorName}`, ''];
  for (const section of sections) {
    lines.push(section.title, '-'.repeat(Math.min(section.title.length, width)), '');
    for (const paragraph of section.paragraphs) lines.push(...wrapped(paragraph), '');
  }
  return `${lines.join('\n').trimEnd()}\n`;
}

/**
 * The signed contract: its text and, under it, who signed how and when. The receipt's hash is the SHA-256 of exactly these
 * bytes in UTF-8, so that everybody can check a copy.
 */
export function signedDocument(text: ContractText, signature: ContractSignature): string {
  const { name, tuid, kind, pictureHash, signedAt } = signature;
  const lines = [
    '',
    'Signature',
    '---------',
    '',
    `Signed by: ${name} (teacher ${tuid})`,
    `Signed at: ${signedAt}`,
    kind === 'typed' ? `Typed signature: ${name}` : `Drawn signature: picture with SHA-256 ${pictureHash ?? ''}`,
  ];
  return `${contractDocument(text, name)}${lines.join('\n')}\n`;
}

function wrapped(paragraph: string): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return line === '' ? lines : [...lines, line];
}
