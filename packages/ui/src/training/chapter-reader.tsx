import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { StatusTag } from '../primitives/data/status-tag.tsx';
import { SafeHtml } from '../primitives/html/safe-html.tsx';
import * as styles from './chapter-reader.css.ts';

export interface ChapterReaderProps {
  /** Sanitised HTML. */
  html: string;
  clip?: { title: string; url: string; captionsUrl: string } | undefined;
  isLearnt: boolean;
  /** The button that says it was learnt, and the way on. */
  children: ReactNode;
}

/** A chapter to read, with its clip in the browser's own player: a film's, so that captions are shown. */
export function ChapterReader({ html, clip, isLearnt, children }: ChapterReaderProps) {
  return (
    <article className={styles.root}>
      {clip === undefined ? null : (
        <figure className={styles.clip}>
          <figcaption className={styles.clipTitle}>{clip.title}</figcaption>
          <video controls preload="metadata" src={clip.url} className={styles.player} aria-label={clip.title}>
            <track kind="captions" src={clip.captionsUrl} srcLang="en" label="English" default />
          </video>
        </figure>
      )}
      <SafeHtml html={html} />
      <div className={styles.foot}>
        {isLearnt ? (
          <StatusTag tone="success" icon={CircleCheck}>
            Learnt
          </StatusTag>
        ) : null}
        {children}
      </div>
    </article>
  );
}
