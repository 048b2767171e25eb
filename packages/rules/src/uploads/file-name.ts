import { cutText } from '../shell/cut-text.ts';

const nameMax = 120;

/**
 * A file's name as it may be shown and offered for download: the last part of a path, without control and direction
 * characters, at most 120 characters with its ending kept. Never used as a path.
 */
export function shownFileName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const plain = last
    // Controls, formatting (which can turn the reading direction), lone surrogates and private use.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '');
  if (plain === '') return 'file';
  const characters = [...plain];
  if (characters.length <= nameMax) return plain;
  const ending = /\.[A-Za-z0-9]{1,5}$/.exec(plain)?.[0] ?? '';
  const kept = characters.slice(0, nameMax - ending.length - 1).join('');
  return `${cutText(plain, kept.length)}…${ending}`;
}
