import { type Mentionable, mentionPlaces } from '@tutor/rules/chat/mentions';
import { memo } from 'react';
import { useLoaded } from '../primitives/behaviour/use-loaded.ts';
import type { TextLink } from './find-links.ts';
import * as styles from './message-text.css.ts';
import { textDirection } from './text-direction.ts';

interface Part {
  start: number;
  end: number;
  href?: string;
  /** Of a mention: null for @all. */
  people?: readonly number[] | null;
  isFlag?: boolean;
}

export interface MessageTextProps {
  text: string;
  /** People whose names stand after an '@' as mentions. */
  people?: readonly Mentionable[] | undefined;
  /** The reader, whose own mention stands out. */
  ownId?: number | undefined;
  /** Links are reached by Tab. */
  isTabbable?: boolean | undefined;
}

const nobody: readonly Mentionable[] = [];
const flags = /\p{Regional_Indicator}+/gu;
// It comes after the page, and only where a text may have a link: without one of these it has none.
const loadLinks = () => import('./find-links.ts');
const mayHaveLink = /[.:@]/;

/** Text of a message: its links can be followed, its mentions are marked, and nothing in it is markup. */
export const MessageText = memo(function MessageText({
  text,
  people = nobody,
  ownId,
  isTabbable = true,
}: MessageTextProps) {
  const links = useLoaded(loadLinks, mayHaveLink.test(text))?.findLinks(text) ?? [];
  return (
    <p className={styles.text} dir={textDirection(text, links)}>
      {pieces(text, partsOf(text, people, links)).map(({ key, words, part }) => {
        if (part?.href !== undefined)
          return (
            <a
              key={key}
              href={part.href}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={styles.link}
              {...(isTabbable ? {} : { tabIndex: -1 })}
            >
              {words}
            </a>
          );
        if (part?.isFlag === true) return <bdi key={key}>{words}</bdi>;
        if (part === undefined) return <span key={key}>{words}</span>;
        const isOwn = part.people === null || (ownId !== undefined && part.people?.includes(ownId) === true);
        return (
          <bdi key={key} className={styles.mention} data-own={isOwn ? '' : undefined}>
            {words}
          </bdi>
        );
      })}
    </p>
  );
});

function partsOf(text: string, people: readonly Mentionable[], links: readonly TextLink[]): Part[] {
  const found: Part[] = [...links];
  for (const { start, end, ids } of mentionPlaces(text, people)) {
    if (!found.some((part) => start < part.end && end > part.start)) found.push({ start, end, people: ids ?? null });
  }
  // Its signs are of the left-to-right kind: in front of an Arabic line it would turn the line.
  for (const { index, 0: flag } of text.matchAll(flags)) {
    const end = index + flag.length;
    if (!found.some((part) => index < part.end && end > part.start)) found.push({ start: index, end, isFlag: true });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The whole text, cut at its parts. */
function pieces(text: string, parts: readonly Part[]): { key: number; words: string; part?: Part }[] {
  const cut: { key: number; words: string; part?: Part }[] = [];
  let at = 0;
  for (const part of parts) {
    if (part.start > at) cut.push({ key: at, words: text.slice(at, part.start) });
    cut.push({ key: part.start, words: text.slice(part.start, part.end), part });
    at = part.end;
  }
  if (at < text.length) cut.push({ key: at, words: text.slice(at) });
  return cut;
}
